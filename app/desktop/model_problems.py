"""What can be wrong with models and their downloads, to be translated: see `problems.py`."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

MODEL_TEXTS = (
    QT_TRANSLATE_NOOP("Problems", "Search by words goes on."),
    QT_TRANSLATE_NOOP("Problems", "The local model is not there"),
    QT_TRANSLATE_NOOP("Problems", "There is no file %1."),
    QT_TRANSLATE_NOOP(
        "Problems", "Correct memorySearch.local.modelPath in the settings, or put the file back."
    ),
    QT_TRANSLATE_NOOP("Problems", "%1 has to be downloaded first."),
    QT_TRANSLATE_NOOP("Problems", "The local model cannot be read"),
    QT_TRANSLATE_NOOP("Problems", "Opening %1 failed: %2."),
    QT_TRANSLATE_NOOP("Problems", "Give yourself the right to read the file."),
    QT_TRANSLATE_NOOP("Problems", "This file is not a GGUF model"),
    QT_TRANSLATE_NOOP("Problems", "%1 is something else or only the beginning of a download."),
    QT_TRANSLATE_NOOP("Problems", "Choose a file whose name ends in .gguf, or download it again."),
    QT_TRANSLATE_NOOP("Problems", "The local model could not be loaded"),
    QT_TRANSLATE_NOOP("Problems", "%1 is damaged, too new, or too large for the memory."),
    QT_TRANSLATE_NOOP("Problems", "llama.cpp said: %1."),
    QT_TRANSLATE_NOOP("Problems", "Download the file again, or choose a smaller model."),
    QT_TRANSLATE_NOOP("Problems", "This model cannot make search vectors"),
    QT_TRANSLATE_NOOP("Problems", "%1 is a model that writes answers, not one that compares texts."),
    QT_TRANSLATE_NOOP("Problems", "%1 is a model that sorts results that others have found."),
    QT_TRANSLATE_NOOP(
        "Problems", "Choose another model in the settings; names with “embed” in them are a good sign."
    ),
    QT_TRANSLATE_NOOP(
        "Problems", "This copy of Memoro came without it, or it does not fit this system (%1)."
    ),
    QT_TRANSLATE_NOOP("Problems", "Install Memoro with its extra “local”, or choose the built-in model."),
    QT_TRANSLATE_NOOP("Problems", "The local model could not compute a vector"),
    QT_TRANSLATE_NOOP("Problems", "llama.cpp gave no reason"),
    QT_TRANSLATE_NOOP("Problems", "The text could not be cut into tokens"),
    QT_TRANSLATE_NOOP("Problems", "The model gave no vector"),
    QT_TRANSLATE_NOOP("Problems", "Close some programs if the memory is full, or choose a smaller model."),
    QT_TRANSLATE_NOOP(
        "Problems", "The model could not be downloaded: its certificate is not trusted by this computer."
    ),
    QT_TRANSLATE_NOOP("Problems", "The model could not be downloaded: the proxy refused to help."),
    QT_TRANSLATE_NOOP("Problems", "The model could not be downloaded: it did not answer in time."),
    QT_TRANSLATE_NOOP("Problems", "The model could not be downloaded: it could not be reached."),
    QT_TRANSLATE_NOOP("Problems", "The model could not be downloaded: the connection broke off."),
    QT_TRANSLATE_NOOP(
        "Problems", "Check the network and its proxy, then try again; what has arrived is kept."
    ),
    QT_TRANSLATE_NOOP("Problems", "This model asks for your agreement first"),
    QT_TRANSLATE_NOOP("Problems", "%1 is given only to people who have accepted its terms on %2."),
    QT_TRANSLATE_NOOP(
        "Problems", "Accept the terms on the model's page, set HF_TOKEN to a token of yours, and try again."
    ),
    QT_TRANSLATE_NOOP("Problems", "This model has no such file"),
    QT_TRANSLATE_NOOP("Problems", "%1 knows the model, but not the file: %2."),
    QT_TRANSLATE_NOOP("Problems", "Copy the name of the file from the model's page."),
    QT_TRANSLATE_NOOP("Problems", "There is no such model"),
    QT_TRANSLATE_NOOP("Problems", "%1 has no %2, or shows it only to people it knows (%3)."),
    QT_TRANSLATE_NOOP("Problems", "Check the address for typing errors. For a private model, set HF_TOKEN."),
    QT_TRANSLATE_NOOP("Problems", "Too many downloads for now"),
    QT_TRANSLATE_NOOP("Problems", "%1 asks to wait."),
    QT_TRANSLATE_NOOP("Problems", "Try again in some minutes."),
    QT_TRANSLATE_NOOP("Problems", "%1 has a problem"),
    QT_TRANSLATE_NOOP("Problems", "It answered %1 when asked for %2."),
    QT_TRANSLATE_NOOP("Problems", "%1 does not answer like a model hub"),
    QT_TRANSLATE_NOOP(
        "Problems", "It may be a sign-in page of the network, or the hub's address in the settings is wrong."
    ),
    QT_TRANSLATE_NOOP("Problems", "Open a web page to sign in to the network, or correct the address."),
    QT_TRANSLATE_NOOP("Problems", "%1 are needed in %2, %3 are free."),
    QT_TRANSLATE_NOOP("Problems", "Make room, or choose another folder for models in the settings."),
    QT_TRANSLATE_NOOP("Problems", "The model could not be saved"),
    QT_TRANSLATE_NOOP("Problems", "Writing into %1 failed: %2."),
    QT_TRANSLATE_NOOP("Problems", "Choose another folder for models in the settings."),
    QT_TRANSLATE_NOOP("Problems", "The download was damaged"),
    QT_TRANSLATE_NOOP(
        "Problems", "%1 arrived, but is not the file that the hub describes, so it was thrown away."
    ),
    QT_TRANSLATE_NOOP(
        "Problems", "Download it again. If it happens again, something on the way changes files."
    ),
    QT_TRANSLATE_NOOP("Problems", "This is no address of a model"),
    QT_TRANSLATE_NOOP("Problems", "“%1” was expected to look like hf:owner/model/file.gguf."),
    QT_TRANSLATE_NOOP("Problems", "Copy owner and model from the page of the model on the hub."),
    QT_TRANSLATE_NOOP("Problems", "There is no file that could be used"),
    QT_TRANSLATE_NOOP("Problems", "%1 has no GGUF model that is one file."),
    QT_TRANSLATE_NOOP("Problems", "%1 has no GGUF model of the kind %2 that is one file."),
    QT_TRANSLATE_NOOP("Problems", "Choose a model that is offered as GGUF."),
    QT_TRANSLATE_NOOP("Problems", "It reported: %1: %2."),
    QT_TRANSLATE_NOOP("Problems", "The local search model was ended"),
    QT_TRANSLATE_NOOP("Problems", "Memoro closed it."),
    QT_TRANSLATE_NOOP("Problems", "This processor does not know one of its instructions."),
    QT_TRANSLATE_NOOP("Problems", "It crashed."),
    QT_TRANSLATE_NOOP("Problems", "It was killed, most likely because the memory was full."),
    QT_TRANSLATE_NOOP("Problems", "Its process ended with signal %1."),
    QT_TRANSLATE_NOOP("Problems", "Its process ended with code %1."),
    QT_TRANSLATE_NOOP("Problems", "Choose another provider in the settings."),
    QT_TRANSLATE_NOOP("Problems", "It failed %1 times within a short time, so it rests."),
    QT_TRANSLATE_NOOP("Problems", "%1 cannot make %2 numbers per text"),
    QT_TRANSLATE_NOOP("Problems", "It makes %1."),
    QT_TRANSLATE_NOOP("Problems", "Choose one of these as outputDimensionality."),
    QT_TRANSLATE_NOOP("Problems", "It is meant for %1, so it was not sent to %2."),
    QT_TRANSLATE_NOOP("Problems", "Enter the key that belongs to this address, or use %1 itself."),
    QT_TRANSLATE_NOOP("Problems", "The address of the service cannot be used"),
    QT_TRANSLATE_NOOP("Problems", "“%1”: %2."),
    QT_TRANSLATE_NOOP("Problems", "it begins with %1:// where http:// or https:// is needed"),
    QT_TRANSLATE_NOOP("Problems", "it names no host"),
    QT_TRANSLATE_NOOP("Problems", "the number of its port is wrong"),
    QT_TRANSLATE_NOOP("Problems", "%1 cannot be called"),
    QT_TRANSLATE_NOOP("Problems", "The address or a header is not well formed."),
    QT_TRANSLATE_NOOP("Problems", "The key or a header holds a character that cannot be sent"),
    QT_TRANSLATE_NOOP("Problems", "Keys and headers are made of plain letters, digits and signs."),
    QT_TRANSLATE_NOOP("Problems", "Copy the key for %1 once more."),
    QT_TRANSLATE_NOOP("Problems", "It asks for a user name and password."),
    QT_TRANSLATE_NOOP("Problems", "Stopped"),
    QT_TRANSLATE_NOOP("Problems", "The call to %1 was ended."),
    QT_TRANSLATE_NOOP(
        "Problems",
        "Choose the model once more in the settings; a new index is then built beside the present one.",
    ),
    QT_TRANSLATE_NOOP("Problems", "%1 takes no pictures or sound"),
    QT_TRANSLATE_NOOP("Problems", "Only gemini-embedding-2-preview does."),
    QT_TRANSLATE_NOOP("Problems", "Choose this model, or switch multimodal indexing off."),
    QT_TRANSLATE_NOOP("Problems", "The embedding model answered wrongly"),
    QT_TRANSLATE_NOOP("Problems", "It gave vectors of the shape %1 where %2 were asked for."),
    QT_TRANSLATE_NOOP("Problems", "If this happens again, choose another model in the settings."),
)
