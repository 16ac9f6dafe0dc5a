import { afterPaint } from '@/ui/after-paint.ts'

/** Whoever has pressed something within this time, in milliseconds, may do so again. */
const QUIET_MS = 400

const PRESSES = ['pointerdown', 'keydown']

let pressedAt: number | null = null

/** Heard from the first waiting on, also between two of them: what is drawn meanwhile may begin the next one late. */
const watchPresses = () => {
  if (pressedAt !== null) return
  pressedAt = Number.NEGATIVE_INFINITY
  const note = ({ timeStamp }: Event) => {
    pressedAt = timeStamp
  }
  for (const press of PRESSES) document.addEventListener(press, note, true)
}

const isQuiet = () => pressedAt !== null && performance.now() - pressedAt > QUIET_MS

/**
 * Acts when nobody has pressed anything for a moment, so that what is not asked for keeps nobody waiting; at once
 * when somebody scrolls, for then it is asked for.
 *
 * @param act whatever can wait; it is called once
 * @param soon waits for the next frame alone, and for the moment only if something was or is pressed
 * @returns what calls it off
 */
export const whenQuiet = (act: () => void, { soon }: { soon: boolean }): (() => void) => {
  watchPresses()
  let callOff = () => {}
  const end = () => {
    callOff()
    for (const press of PRESSES) document.removeEventListener(press, wait, true)
    document.removeEventListener('scroll', goOn)
  }
  const goOn = () => {
    end()
    act()
  }
  const wait = () => {
    callOff()
    callOff = later(goOn)
    document.addEventListener('scroll', goOn)
  }
  for (const press of PRESSES) document.addEventListener(press, wait, true)
  if (soon && isQuiet()) callOff = afterPaint(goOn)
  else wait()
  return end
}

const later = (act: () => void) => {
  const timer = setTimeout(act, QUIET_MS)
  return () => clearTimeout(timer)
}
