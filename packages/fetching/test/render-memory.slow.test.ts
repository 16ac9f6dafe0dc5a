import { expect, it } from 'vitest'
import { serve } from './local-server.ts'
import { failureOf } from './open-fetching.ts'
import { page, useBrowser } from './rendering.ts'

const { render } = useBrowser()

it('a page with unlimited memory use is changed, and does not affect another page', async () => {
  const server = await serve({
    '/dom': page('for (;;) document.body.append(document.createElement("p"))'),
    '/buffers': page('const all = []; for (;;) all.push(new Uint8Array(1e6).fill(1))'),
    '/good': page('document.querySelector("main").append("good")'),
  })
  const greedy = Promise.all(['/dom', '/buffers'].map((path) => failureOf(render(server.origin + path))))
  expect((await render(`${server.origin}/good`)).text()).toContain('<main>good</main>')
  for (const failure of await greedy) {
    expect(failure).toMatchObject({
      kind: 'changed',
      message: expect.stringContaining('too much of the browser'),
    })
  }
})
