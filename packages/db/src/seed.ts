import { hashPassword, verifyPassword } from '@lilypad/crypto'
import { inArray, sql } from 'drizzle-orm'
import type { Db, Executor } from './database.ts'
import {
  announcements,
  companyLogos,
  constants,
  type SiteContent,
  type SiteKind,
  siteContents,
  subscriptions,
  users,
} from './schema/index.ts'
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
const seedContents = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await seedKind(tx, 'newsletter_post', POSTS)
    await seedKind(tx, 'testimonial', TESTIMONIALS)
    await seedLogos(tx)
  })

export const DEMO_PASSWORD = 'lilypad-demo'
/** Existing accounts stay unchanged, but that a month that is over is paid again. Never for production. */
export async function seedDemoAccounts(db: Db): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await db
    .insert(users)
    .values(SAMPLES.accounts.map((account) => ({ ...account, passwordHash })))
    .onConflictDoNothing()
  await db.execute(sql`
    insert into ${subscriptions}
      (stripe_subscription_id, user_id, stripe_customer_id, status, plan, current_period_end, described_at)
    select 'sub_demo' || suffix, id, 'cus_demo' || suffix, 'active', 'skip', now() + interval '1 month', now()
    from ${users} join (values ('paid@example.com', ''), ('member@example.com', '_member')) as paying (address, suffix)
      on email = address
    on conflict (stripe_subscription_id) do update set current_period_end = excluded.current_period_end
      where ${subscriptions.status} = 'active' and ${subscriptions.currentPeriodEnd} < now()`)
}

/** Only one that still has the published password counts. */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const emails = SAMPLES.accounts.map(({ email }) => email)
  const found = await db.select({ hash: users.passwordHash }).from(users).where(inArray(users.email, emails))
  const areOpen = await Promise.all(found.map(({ hash }) => verifyPassword(hash, DEMO_PASSWORD)))
  return areOpen.includes(true)
}

/** Running it again changes nothing. */
export async function seedSite(db: Db): Promise<void> {
  const fresh = await db
    .insert(constants)
    .values({ name: 'job_board_scrape_status', value: 'Idle. No loop has run yet.' })
    .onConflictDoNothing()
    .returning()
  await seedContents(db)
  if (fresh.length === 0) return
  await db.insert(announcements).values([
    {
      content: 'New here? A tenth of our jobs is open to everybody. Take a look around.',
      forFree: false,
      forPaid: false,
      forVisitors: true,
      position: 0,
    },
  ])
}
