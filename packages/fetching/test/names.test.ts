import { createHook } from 'node:async_hooks'
import { describe, expect, it } from 'vitest'
import { createGuard } from '../src/address-guard.ts'
import { answer, serve } from './local-server.ts'
import { failureOf, openFetching } from './open-fetching.ts'

const connectTo = (guard: ReturnType<typeof createGuard>, name: string) =>
  new Promise((resolve) =>
    guard.lookup(name, { all: true }, (error, found) => resolve(error?.message ?? found)),
  )

describe('names', () => {
  it('are looked up without a thread of the process, which a name server that hangs would hold', async () => {
    const begun = new Set<string>()
    const hook = createHook({ init: (_id, type) => void begun.add(type) }).enable()
    const guard = createGuard({ allowPrivate: false, replaying: false })
    expect(await failureOf(guard.check('https://nobody.invalid/'))).toMatchObject({ kind: 'unreachable' })
    hook.disable()
    expect(begun).not.toContain('GETADDRINFOREQWRAP')
  })

  it.each(['nobody.invalid', `${'a'.repeat(64)}.example`])(
    'that name servers do not resolve, for whatever reason, are told as such: %s',
    async (name) => {
      const guard = createGuard({ allowPrivate: false, replaying: false })
      const message = `The name ${name} could not be resolved.`
      expect(await failureOf(guard.check(`https://${name}/`))).toMatchObject({ kind: 'unreachable', message })
    },
  )

  it('refuses a name when any of its addresses is not public', async () => {
    const guard = createGuard({
      lookup: async () => ['8.8.8.8', '2606:4700::1111', '10.0.0.7'],
      allowPrivate: false,
      replaying: false,
    })
    expect(await failureOf(guard.check('https://example.com/'))).toMatchObject({ kind: 'blocked' })
    expect(await connectTo(guard, 'example.com')).toBe('This address is not a public web address.')
  })

  it('connects to exactly the checked addresses, and refuses a name that resolves differently the second time', async () => {
    const answers = [['8.8.8.8', '2606:4700::1111'], ['127.0.0.1']]
    const guard = createGuard({
      lookup: async () => answers.shift() ?? [],
      allowPrivate: false,
      replaying: false,
    })
    expect(await connectTo(guard, 'rebind.example')).toEqual([
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ])
    expect(await connectTo(guard, 'rebind.example')).toBe('This address is not a public web address.')
  })

  it('sends nothing to a public name with a private address', async () => {
    const server = await serve(answer(200))
    const fetching = openFetching({ allowPrivate: false, lookup: async () => ['127.0.0.1'] })
    const failure = await failureOf(fetching.openBoard().web.request({ url: 'http://inward.example/' }))
    expect(failure).toMatchObject({ kind: 'blocked', message: 'This address is not a public web address.' })
    expect(server.seen).toEqual([])
  })

  it('looks a name up once per connection, which uses that answer', async () => {
    const first = await serve(answer(404, '', { connection: 'close' }))
    const second = await serve(answer(200, 'second'), '127.0.0.2', first.port)
    const answers = ['127.0.0.1', '127.0.0.2']
    const lookup = async () => answers.splice(0, 1)
    const { web } = openFetching({ lookup }).openBoard()
    const response = await web.request({ url: `http://rebind.example:${first.port}/jobs` })
    expect(response.text()).toBe('second')
    expect(first.seen.map(({ path }) => path)).toEqual(['/robots.txt'])
    expect(second.seen.map(({ path }) => path)).toEqual(['/jobs'])
  })

  it('reports a name without address as unreachable', async () => {
    const fetching = openFetching({
      allowPrivate: false,
      lookup: async () => {
        throw Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' })
      },
    })
    const failure = await failureOf(fetching.checkAddress('https://nowhere.example/'))
    expect(failure).toMatchObject({
      kind: 'unreachable',
      message: 'The name nowhere.example could not be resolved.',
    })
    expect(await failureOf(openFetching().checkAddress('ftp://nowhere.example/'))).toMatchObject({
      kind: 'blocked',
    })
  })

  it('accepts a public address without a request', async () => {
    const fetching = openFetching({ allowPrivate: false, lookup: async () => ['8.8.8.8'] })
    await expect(fetching.checkAddress('https://example.com/jobs')).resolves.toBeUndefined()
    await expect(fetching.checkAddress('https://8.8.8.8/')).resolves.toBeUndefined()
  })
})
