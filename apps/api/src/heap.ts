import { setFlagsFromString } from 'node:v8'

// By default V8 lets the heap of a busy process grow far beyond what is in use. The first import of a process: set once the
// heap has grown, it counts only after the next full collection, at three times the size.
setFlagsFromString('--heap-growing-percent=50')
