/** Not every browser tells when it is idle: then after a while, in milliseconds. */
const A_WHILE = 1_500

/** Acts when the browser has nothing else to do; gives back what calls it off. */
export const whenIdle = (act: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, A_WHILE)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(act)
  return () => cancelIdleCallback(idle)
}
