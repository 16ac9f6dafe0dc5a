import type { Page } from '@playwright/test'

/** Runs in the page, before anything of it: keeps what a screen reader would say by itself. */
function listen() {
  const heard: string[] = []
  Object.assign(window, { heard })
  const ALERT = '[role=alert], [role=alertdialog]'
  const LIVE = `${ALERT}, [role=status], [aria-live=polite], [aria-live=assertive]`
  /** Regions that were already shown: screen readers announce changes only of those. */
  let known = new Set<Element>()
  const say = (region: Element) => {
    // Nothing under a modal dialog is announced.
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1)
    const isReached = !modal || modal.contains(region) || region.contains(modal)
    const text = region.textContent?.trim() ?? ''
    if (isReached && text !== '' && region.checkVisibility()) heard.push(text)
  }
  const note = () => {
    known = new Set([...document.querySelectorAll(LIVE)].filter((region) => region.checkVisibility()))
  }
  /** A region added together with its text is announced only if it is an alert. */
  const sayNew = (node: Node) => {
    if (!(node instanceof Element)) return
    if (node.matches(ALERT)) say(node)
    for (const alert of node.querySelectorAll(ALERT)) say(alert)
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE)
      if (region && (known.has(region) || region.matches(ALERT))) say(region)
      else if (!region) for (const node of addedNodes) sayNew(node)
    }
    note()
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Records announcements, from the next page on. */
export const startListening = (page: Page): Promise<unknown> => page.addInitScript(listen)

/** Everything announced since the page was loaded: alerts, questions, and changes of live regions. */
export const heard = (page: Page): Promise<string> =>
  page.evaluate(() => (window as Window & { heard?: string[] }).heard?.join('\n') ?? '')
