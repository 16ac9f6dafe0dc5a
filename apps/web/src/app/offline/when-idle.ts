/** Resolves once the page has loaded and has nothing else to do: what is visible comes first. */
export const whenIdle = async (): Promise<void> => {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  await new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: 2_000 })
    else setTimeout(resolve, 1_000)
  })
}
