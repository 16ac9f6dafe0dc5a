import { sql } from 'drizzle-orm'
import type { Db, Executor } from './database.ts'
import { companyLogos, type SiteContent, type SiteKind, siteContents } from './schema/index.ts'
import { SAMPLE_LOGOS } from './seed/sample-logos.ts'
import { SAMPLE_POSTS } from './seed/sample-posts.ts'
import { SAMPLE_TESTIMONIALS } from './seed/sample-testimonials.ts'

async function seedKind<K extends SiteKind>(db: Executor, kind: K, contents: readonly SiteContent[K][]) {
  const known = await db.$count(siteContents, sql`${siteContents.kind} = ${kind}`)
  if (known > 0) return
  await db.insert(siteContents).values(contents.map((content, position) => ({ kind, position, content })))
}

async function seedLogos(db: Executor) {
  await db
    .insert(companyLogos)
    .values(
      SAMPLE_LOGOS.map(({ file, svg }) => ({
        file,
        sourceUrl: `sample:${file}`,
        contentType: 'image/svg+xml',
        content: Buffer.from(svg),
        fetchedAt: new Date(),
      })),
    )
    .onConflictDoNothing()
  await seedKind(
    db,
    'sales_logo',
    SAMPLE_LOGOS.map(({ name, file }) => ({ name, file })),
  )
}

/** Marked as samples; a kind that already has contents is left alone. */
export const seedContents = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await seedKind(tx, 'newsletter_post', SAMPLE_POSTS)
    await seedKind(tx, 'testimonial', SAMPLE_TESTIMONIALS)
    await seedLogos(tx)
  })
