import { afterPaint } from '@/ui/after-paint.ts'

/** Whoever has pressed something within this time, in milliseconds, may do so again. */
const QUIET_MS = 400

/**
 * Acts when nobody has pressed anything for a moment, so that what is not asked for keeps nobody waiting; at once
 * when somebody scrolls, for then it is asked for.
 *
 * @param act whatever can wait; it is called once
 * @param soon waits for the next frame alone, and for the moment only if something is pressed
 * @returns what calls it off
 */
export const whenQuiet = (act: () => void, { soon }: { soon: boolean }): (() => void) => {
  const end = () => {
    callOff()
    document.removeEventListener('pointerdown', wait, true)
    document.removeEventListener('keydown', wait, true)
    document.removeEventListener('scroll', goOn)
  }
  const goOn = () => {
    end()
    act()
  }
  let callOff = soon ? afterPaint(goOn) : later(goOn)
  const wait = () => {
    callOff()
    callOff = later(goOn)
    document.addEventListener('scroll', goOn)
  }
  document.addEventListener('pointerdown', wait, true)
  document.addEventListener('keydown', wait, true)
  if (!soon) document.addEventListener('scroll', goOn)
  return end
}

const later = (act: () => void) => {
  const timer = setTimeout(act, QUIET_MS)
  return () => clearTimeout(timer)
}
