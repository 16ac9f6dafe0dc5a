/** The person at the terminal can put it right: its sentence is printed alone, without a stack. */
export class StartError extends Error {
  /** @override */
  name = 'StartError'
}
