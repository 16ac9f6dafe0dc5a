import { setFlagsFromString } from 'node:v8'

// By default V8 lets the heap of a busy process grow far beyond what is in use. The first import of a process: set once the
// heap has grown, they count only after the next full collection.
setFlagsFromString('--heap-growing-percent=50')
setFlagsFromString('--optimize-for-size')
