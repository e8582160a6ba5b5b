/* Windows' own ICU, which Wine lacks and Qt links to: one without converters, where every encoding's name is
   unknown. Qt then has its own for UTF-8, UTF-16 and Latin-1, and Memoro asks for no other. */
#include <stddef.h>

#define EXPORT __declspec(dllexport)
#define ILLEGAL_ARGUMENT 1
#define NOTHING(name) EXPORT long long name(void) { return 0; }

EXPORT void *ucnv_open(const char *name, int *error) { *error = ILLEGAL_ARGUMENT; return NULL; }
EXPORT const char *ucnv_getStandardName(const char *name, const char *kind, int *error)
{
    *error = ILLEGAL_ARGUMENT;
    return NULL;
}
NOTHING(ucnv_countAvailable)
NOTHING(ucnv_getAvailableName)
NOTHING(ucnv_close)
NOTHING(ucnv_reset)
NOTHING(ucnv_getMaxCharSize)
NOTHING(ucnv_getName)
NOTHING(ucnv_getToUCallBack)
NOTHING(ucnv_getFromUCallBack)
NOTHING(ucnv_setToUCallBack)
NOTHING(ucnv_setFromUCallBack)
NOTHING(ucnv_cbToUWriteUChars)
NOTHING(ucnv_cbFromUWriteUChars)
NOTHING(ucnv_toUnicode)
NOTHING(ucnv_fromUnicode)
NOTHING(ucnv_toUCountPending)
NOTHING(ucnv_fromUCountPending)
NOTHING(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
NOTHING(UCNV_TO_U_CALLBACK_SUBSTITUTE)
