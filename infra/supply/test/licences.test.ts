import { expect, test } from 'vitest'
import { makeBom, readBom } from '../src/bom.ts'
import { checkLicences, judgeLicence, READ_BY_HAND } from '../src/licences.ts'

const of = (licence: string | null) => judgeLicence({ name: 'some', version: '1.0.0', licence })

test.each([
  'MIT',
  '(MIT OR GPL-3.0-only)',
  '(MPL-2.0 OR Apache-2.0)',
  '(MIT AND Zlib)',
  'OFL-1.1',
  'MPL-2.0',
])('a package under %s may be used', (licence) => expect(of(licence)).toBeNull())

test.each([
  'GPL-3.0-only',
  'AGPL-3.0-or-later',
  'MIT AND GPL-2.0-only',
  'BUSL-1.1',
  'SEE LICENSE IN x',
  'UNLICENSED',
])('a package under %s is a finding', (licence) =>
  expect(of(licence)).toBe(`some@1.0.0 is under ${licence}.`),
)

test('a package that states no licence is a finding, unless somebody has read it', () => {
  expect(of(null)).toBe('some@1.0.0 states no licence.')
  const [id = ''] = Object.keys(READ_BY_HAND)
  const [name = '', version = ''] = id.split('@')
  expect(judgeLicence({ name, version, licence: null })).toBeNull()
})

test('what was read by hand and is no longer there is a finding', () => {
  expect(checkLicences([]).faults).toContain('xmlhttprequest-ssl@2.1.2 is read by hand, and no longer there.')
})

test('two licences of one package bind both', () => {
  const component = {
    group: '@some',
    name: 'one',
    version: '2.0.0',
    licenses: [{ license: { id: 'MIT' } }, { license: { name: 'GPL-3.0-only' } }],
  }
  const json = JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', components: [component] })
  expect(readBom(json)).toEqual([{ name: '@some/one', version: '2.0.0', licence: 'MIT AND GPL-3.0-only' }])
})

test('the bill of materials names what the product is made of, each under a licence of the list', async () => {
  const components = readBom(await makeBom())
  const names = components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['fastify', 'bullmq', 'react', 'pg', '@lilypad/domain']))
  // Tools are not handed on.
  expect(names).not.toContain('vitest')
  expect(checkLicences(components).faults).toEqual([])
})
