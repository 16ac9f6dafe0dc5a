import { domainToASCII, fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import tlds from 'tlds'
import { beforeAll, describe, expect, it } from 'vitest'
import { type IsTopLevelDomain, topLevelDomains } from '../../src/index.ts'

let isTopLevelDomain: IsTopLevelDomain
beforeAll(async () => {
  isTopLevelDomain = await topLevelDomains()
})

// holds Decisions §5: The TLD list is IANA's
describe('the list of top-level domains is the IANA one', () => {
  // holds Part 1 §5: Rule 3: the address, its format and its top-level domain
  it('covers country codes, generic domains and internationalised ones, without regard to case', () => {
    for (const name of ['uk', 'com', 'MUSEUM', 'Academy', 'xn--p1ai', 'XN--VERMGENSBERATUNG-PWB']) {
      expect(isTopLevelDomain(name), name).toBe(true)
    }
    for (const name of ['', 'test', 'localhost', 'invalid', 'рф', 'com.', '.com', 'toString']) {
      expect(isTopLevelDomain(name), name).toBe(false)
    }
  })

  it('holds every name of the package, those of other scripts in their xn-- form', () => {
    expect(tlds.length).toBeGreaterThan(1_400)
    expect(tlds.filter((name) => domainToASCII(name) !== name).length).toBeGreaterThan(100)
    expect(tlds.filter((name) => !isTopLevelDomain(domainToASCII(name)))).toEqual([])
  })

  it('is not part of a page’s first load', async () => {
    const { metafile } = await build({
      entryPoints: [fileURLToPath(new URL('../../src/index.ts', import.meta.url))],
      bundle: true,
      splitting: true,
      format: 'esm',
      outdir: 'out',
      write: false,
      metafile: true,
    })
    const chunks = Object.values(metafile.outputs)
    const first = chunks.find(({ entryPoint }) => entryPoint?.endsWith('src/index.ts'))
    const lists = chunks.filter(({ inputs }) => Object.keys(inputs).some((path) => path.includes('tlds/')))
    expect(first?.imports.map(({ kind }) => kind)).toContain('dynamic-import')
    expect(lists.map(({ entryPoint }) => entryPoint?.split('/').at(-1))).toEqual(['top-level-domains.ts'])
  })
})
