import { sql } from 'drizzle-orm'
import type { Db, Executor } from './database.ts'
import { companyLogos, type SiteContent, type SiteKind, siteContents } from './schema/index.ts'
import SAMPLES from './seed/samples.json' with { type: 'json' }

/** Invented and marked as samples, until an admin or a feed brings real ones. */
const TESTIMONIALS = SAMPLES.testimonials.map((said) => ({ ...said, is_sample: true }))
const POSTS = SAMPLES.posts.map(({ slug, body, ...post }) => ({
  ...post,
  url: `/newsletter/${slug}`,
  body: [post.summary, ...body],
}))

/** Employers of the demo boards, with the logos that they have there: background and mark in a square of 64. */
const LOGOS = SAMPLES.logos.map(({ name, ground, mark }) => ({
  name,
  file: `sample-${name.toLowerCase().replaceAll(' ', '-')}.svg`,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="128" height="128" role="img" aria-label="${name}"><rect width="64" height="64" rx="14" fill="${ground}"/>${mark}</svg>`,
}))

async function seedKind<K extends SiteKind>(db: Executor, kind: K, contents: readonly SiteContent[K][]) {
  const known = await db.$count(siteContents, sql`${siteContents.kind} = ${kind}`)
  if (known > 0) return
  await db.insert(siteContents).values(contents.map((content, position) => ({ kind, position, content })))
}

async function seedLogos(db: Executor) {
  await db
    .insert(companyLogos)
    .values(
      LOGOS.map(({ file, svg }) => ({
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
    LOGOS.map(({ name, file }) => ({ name, file })),
  )
}

/** Marked as samples; a kind that already has contents is left alone. */
export const seedContents = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await seedKind(tx, 'newsletter_post', POSTS)
    await seedKind(tx, 'testimonial', TESTIMONIALS)
    await seedLogos(tx)
  })
