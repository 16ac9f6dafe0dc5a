import { findLogo, listSiteContents, seedSite } from '@lilypad/db'
import { demoCatalogue, startDemoBoards } from '@lilypad/demo'
import { expect, test } from 'vitest'
import { useDatabase } from '../test-database.ts'

const tools = useDatabase()

test('a demo employer has one logo: among the sample logos, and at its board', async () => {
  await seedSite(tools.db)
  const demo = await startDemoBoards()
  const ofBoards = new Map<string, string>()
  for (const { companyName, logoUrl } of demoCatalogue()) {
    const reply = await fetch(`${demo.origin}/${logoUrl.replace('https://', '')}`)
    ofBoards.set(companyName, await reply.text())
  }
  await demo.close()
  const samples = await listSiteContents(tools.db, 'sales_logo')
  expect(samples.length).toBeGreaterThan(5)
  for (const { name, file } of samples) {
    expect((await findLogo(tools.db, file))?.content.toString()).toBe(ofBoards.get(name))
  }
})
