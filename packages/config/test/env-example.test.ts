import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readVariables } from '../src/index.ts'
import { variables } from '../src/variables.ts'

const lines = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8').split('\n')
const listed = lines.flatMap((line) => {
  const [, name, value] = /^#([A-Z][A-Z\d_]*)=(.*)$/.exec(line) ?? []
  return name === undefined ? [] : [{ name, value: value ?? '' }]
})

test('.env.example lists every variable, each once, and no other', () => {
  expect(listed.map(({ name }) => name).sort()).toEqual(Object.keys(variables.shape).sort())
})

test('.env.example tells the default of each variable', () => {
  const written = readVariables(Object.fromEntries(listed.map(({ name, value }) => [name, value])))
  expect(written).toEqual(readVariables({}))
  const defaults = Object.entries(readVariables({})).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  )
  const filled = listed.filter(({ value }) => value !== '').map(({ name }) => name)
  expect(filled.sort()).toEqual(defaults.sort())
})

test('every variable in .env.example has its meaning above it', () => {
  const withoutMeaning = lines.filter((line, at) => /^#[A-Z]/.test(line) && (lines[at - 1] ?? '') === '')
  expect(withoutMeaning).toEqual([])
})
