/* What the shims of mypyc need of Python's header, which takes the compiler longer than the rest.

   mypyc writes one shim per module: it loads the library that holds all of them and asks it for the
   module. All names here belong to Python's stable ABI. */

typedef struct _object PyObject;

#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define NULL ((void *)0)
#define Py_DECREF(object) Py_DecRef(object)

PyObject *Py_BuildValue(const char *, ...);
void Py_DecRef(PyObject *);
void PyErr_Clear(void);
void *PyCapsule_GetPointer(PyObject *, const char *);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
