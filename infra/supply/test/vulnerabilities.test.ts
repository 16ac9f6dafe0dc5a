import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { checkVulnerabilities } from '../src/vulnerabilities.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A registry that knows these vulnerabilities, by package; with null it has no such list. */
async function startRegistry(known: object | null): Promise<string> {
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      response.writeHead(known === null ? 405 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(known ?? {}))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

test('a vulnerability that the registry knows of is a finding', async () => {
  const advisory = {
    id: 1,
    url: 'https://example.com/1',
    title: 'Reads too much',
    severity: 'high',
    vulnerable_versions: '>=0.0.0',
    cwe: [],
    cvss: { score: 7.5, vectorString: null },
  }
  const finding = await checkVulnerabilities(await startRegistry({ fastify: [advisory] }))
  expect(finding).toMatchObject({
    isGood: false,
    faults: ['fastify, high: Reads too much (https://example.com/1)'],
  })
})

test('a registry that knows of none is good news', async () => {
  const finding = await checkVulnerabilities(await startRegistry({}))
  expect(finding).toMatchObject({ isGood: true, faults: [] })
  expect(finding.found).toMatch(/^0 in \d+ packages$/)
})

test('a registry that does not serve its list is named, and is no fault', async () => {
  const finding = await checkVulnerabilities(await startRegistry(null))
  expect(finding).toEqual({
    what: 'known vulnerabilities',
    found: 'the registry does not serve its list (ERR_PNPM_AUDIT_BAD_RESPONSE)',
    isGood: null,
    faults: [],
  })
})
