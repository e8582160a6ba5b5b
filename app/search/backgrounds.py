"""What the vectors of a model have in common, whatever they are of: their mean by language, and a question's.

Means of 80 sentences in each language, of encyclopedias and of daily logs, and of 50 words in four languages
as questions, by multilingual-e5-small. Each is kept as one signed byte a dimension, in base64, and its scale.
"""

from __future__ import annotations

from typing import NamedTuple


class Mean(NamedTuple):
    """`codes` times `scale` is the vector."""

    scale: float
    codes: str


class Background(NamedTuple):
    """The means of notes, one of each language, and of questions."""

    notes: tuple[Mean, ...]
    questions: Mean


E5_SMALL = Background(
    (
        Mean(
            0.00081513,
            "OPjat1HNBSBPFkYWPuO+NT/qybgc5dhARlvaFzakudE8uEAYs75CxugiKkwrK8wh3t/ESBI8Ore+trExQOgXG1s+LkXV7rk7+s8c"
            "NCPWDtHC0MsuwktKskvqPzezxLLM0EpRy1DPJ67NHRyyPL3XK0A1u9bh0RzbQdfAwr3dMDA8+0gjDDU5aMPo9eS+RNJDOz1M52q2"
            "I+Y0Hj/VocBAQtK7u+yn2z5LwNnOHdAt/DXMMl4r4eHAxL3QwSAS8Pwm0K/ENsM/PTIF4jQoNheuOuRDQ7G/SMzf/j27Ej3wNJqx"
            "KlDPzUPb3rKyysX3Ly7J4s40sT/b0iECLjC21q7XIElM0iMQ3GE3N0HCz6repyYpwcfTKE/RyjcqOjtB9ug6uMzkrzjVTCMIV9pB"
            "3cQwL6QYBzQNGjwfufY5VO0dy7rNuOTJJjTS0zsFL+HCO8vh2kW+ryQ7yDrgqzbXyxNCgRNA0iW90SssuNc1OD5A6PYyrkE41RAK"
            "s95Mw7wsTCtE",
        ),
        Mean(
            0.00081140,
            "V9TjxEPQByppK0YAXyKzOEfT2cQl+8BAOUzmMjW/sbw+xlImuNM0xO4XOWgkZNg9xenoRwUzBrLVtZUwSR8jPXImM0ra8to76OkR"
            "LT/qJNKYz88pwUJItj3/TkW+vsHG6Dc44UW9JbDFKBqfMbHgJTBMz78Du0nAN9rOtbHHRSMh7DouKCxBVtLl3ObCH8M4ITZI2VGy"
            "MLFsOzPpz8VMPs21nMLUsUBZsOfoM7Ii80/XCGwu+N68vcbY2BsZ5gAosLTjAco2KDgC5DtHMwOYIM4yNsC3UrT48Ca7GS/zD4jb"
            "PSfSvy/e5uKuxp7/QCXJ98hBo0/T2ST/ISTAw7ThJEJEvyUJ5H8oJy2vz7r3yBtDstjID27LxzIqQUdD7d8sz+LV7TuoOAQGUsE+"
            "x9YlHY0dChIkJy4Tv+A0ShAsycOs0Nq3RBXJ1zQILsW5RsvKxUa/siVZ0zbdrzDw1ygarQQy4im85Uc3t8wcM1VL9dU4sCRWxu31"
            "zLlAwK0+KzVJ",
        ),
        Mean(
            0.00088822,
            "TPXe0Vbz/iFYBSrxVACvJkTX4MAkB8U0SirCJDm+09IzxlMqx8gkweoaOV0lQtsuwebhNCc1CbnmsapFTBMQHV8pQS7j+uNXDM8X"
            "/0HiHcWoz9ciuS8/vjkJOkHnyrbH2ytD803C9bbEQEGyJc7UMx06qc/8tDXGGMXa6ry2Oyb78SUp/BwfWcAH69ndMsIxMSJMxkDA"
            "D85BMz3P3s07N8asstiltyxFwPL3LtQSBEHlCGBH+ui2zsDu2xsMAvQ0yM/WEb83KD8OxxAaNfWcMNgyJbOxPqP6/j3DDiLtEpbs"
            "RjfmzCDE4s6kvZwDJzemFLr/uUnPzzf3Pyu91p/pJkpj2ScU7mk/RxG/9Lv70w5Wuc3aOWrF2zM2IyU+5OIm1+bm6zXGMRX9TaEy"
            "0ewz+4E2BwMjNGkozOQUKP0h1+DS3d7OPBbH0FodCeDOK9PYtTDBxCNy70PruRTu6iASrgZH2yzNxEE3stY9MT8VCvg0pUIxuvvj"
            "za8528ggSzY4",
        ),
        Mean(
            0.00081790,
            "UeTVuGrRCSBRLkcIXgPJI0/i380jCaZdQzvaMEasvcT+xVQ42cortxoZLFksS9ZHx+rXRS06PLjttqo5RwkJG20qIjoE7uIrCM0a"
            "HknCNM65ycQjw0wysED5VE6/xbjh2y9Lzk27JOa5JR+/OMfTOSowqt//yx/GNtCoyL/eMC0g/EEjBEtNUOIU0tDfOr07Pzpexm+f"
            "KdNILy7qz9QqSr66pcDKoDBdzurfPrYz+Ve+Fmsq3+m+sszlqxkQ3fIxvJnFF7IvPyQNzyAwKwWjQro1OcKmQbLvADypHz3e/oHM"
            "HizD0DfS7NumybUHPiO18NNCnSbhykcJIy2iy5TYKT5esRsE9HcsKgDP+cD8xRFBu8vLNWHU6iwgYkUk8cVB4df/zUWyQxMLXtAr"
            "39IRHI4OAxELFUYHw9k0N+40xMm7zufEJPTD5S/5F9XUJtjKzjDrzSs9zjrcqx/wsi0Nmf9O+R/K1BwgwMIrPUE3+vBBxjg+wu0D"
            "vcFB0dgwOkg8",
        ),
    ),
    Mean(
        0.00078755,
        "POezrWXXEEpcBC8EPNDLIEXc2LUkJMJFRS7hFUyhuKpEuVhUyrxC1OkQUXA8YcI3sfDHRA07TLHWno9Da/IKNF04MjTH4sBDB8AE"
        "EiG9NK6bwsQ0xk5WsDTqOS62tsLP1Dxk00zAMaPHMES9QbbYPjlIuePhwDTERc6+w7m8FDILHFwoESY0UdQT8fTVRdpWNzZZ62LK"
        "JNtKOkbf3dFAP8DDpMu4rC1LzK/XMLMeDE++Jk4w7OyYsrPAryoI6Po11qjSNKY/QTPV6TAQKxqyJ8YzQrG9QqzRAUPPLirqGqzC"
        "PCzA0zK90tSu0Kf9Jiqy+M89nCfS1RbwKSOp2Z7RKD9R0CId5l1IRBC81rjJvSY00rzRLH/x3ClJQ2s06rhFxsPf1ye6SiIMVL5R"
        "/7kZJ7Ys/A8dLkcXxdAwTu8VssPLwuy+PyG2zj75IqzJOrfO10nZ0SNQ0Dnat07ZxSUfmyY26vzR9UYqr7MyIz0U8Po2w104yhLe"
        "vaFMy71JZkhF",
    ),
)
BACKGROUNDS = {"multilingual-e5-small": E5_SMALL}
