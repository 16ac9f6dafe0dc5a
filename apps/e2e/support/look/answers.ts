import { type CallName, type Calls, calls, type ReplyOf } from '@lilypad/contracts'
import { expect, type Page, type Route } from '@playwright/test'

/** What calls answer, by their names. */
export type Answers = { [N in CallName]?: ReplyOf<Calls[N]> }

const named = new Map(Object.entries(calls).map(([name, { path }]) => [path, name as CallName]))

const PRERENDERED = /(<script type="application\/json" id="lilypad-data">)[^<]*/

/** The client's page, without what the server wrote into it: the calls are asked instead. */
async function servePage(route: Route): Promise<void> {
  const response = await route.fetch()
  await route.fulfill({ response, body: (await response.text()).replace(PRERENDERED, '$1{}') })
}

/** A logo in a colour that its name's length chooses: the product's own names are another each time, but as long. */
function logoOf(name: string): string {
  const hue = (name.length * 67) % 360
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="26" fill="hsl(${hue} 55% 45%)"/><path d="M20 36h24" stroke="#fff" stroke-width="7" stroke-linecap="round"/></svg>`
}

const isCall = ({ pathname }: URL) => /^\/(admin-)?api\//.test(pathname)

/**
 * Answers every call of the page in the server's place, as the contracts describe them, so that it shows the same
 * whatever the product holds and whatever other tests do to it. Fails the test at a call that has no answer.
 */
export async function answerCalls(page: Page, answers: Answers): Promise<void> {
  await page.route(isCall, async (route) => {
    const { pathname } = new URL(route.request().url())
    const name = named.get(pathname)
    const answer = name && answers[name]
    expect.soft(answer, `an answer to ${pathname}`).toBeDefined()
    await route.fulfill({ json: { success: true, ...answer } })
  })
  await page.route(({ pathname }) => pathname === '/', servePage)
  await page.route('**/logos/*', async (route) => {
    const body = logoOf(new URL(route.request().url()).pathname)
    await route.fulfill({ contentType: 'image/svg+xml', body })
  })
}
