import { setFlagsFromString } from 'node:v8'

// By default V8 lets the heap of a busy process grow far beyond what is in use. This is the first import of a process: set
// after the others have filled the heap, it counts only from the second full collection on.
setFlagsFromString('--heap-growing-percent=50')
