/** Source: specification part 2, section 9. */
const SLIDE_MS = 300

/** Moves an element out to the right; ends when it is out of sight. Where motion is not wanted it goes at once. */
export const slideOut = async (element: Element): Promise<void> => {
  const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const frames = { transform: 'translateX(100%)', opacity: 0 }
  const animation = element.animate(frames, {
    duration: isMotionReduced ? 0 : SLIDE_MS,
    easing: 'ease-in',
    fill: 'forwards',
  })
  await animation.finished.catch(() => undefined)
}
