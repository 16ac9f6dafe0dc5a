/** A page in the background paints nothing, and must not wait for it, in milliseconds. */
const AT_MOST = 100

/** Settles when what stands in the page has been painted. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // A frame is painted after its callbacks: the task after them comes when it has been.
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, AT_MOST)
  })
