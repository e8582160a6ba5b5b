"""One module a command, each with `run(arguments) -> int`. Nothing here is imported before it is asked for."""
