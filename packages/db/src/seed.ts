import { hashPassword, verifyPassword } from '@lilypad/crypto'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { announcements, constants, subscriptions, users } from './schema/index.ts'
import { seedContents } from './seed-contents.ts'

export const DEMO_PASSWORD = 'lilypad-demo'
const DEMO_ACCOUNTS = [
  { email: 'admin@example.com', firstName: 'Ada', lastName: 'Reed', isAdmin: true },
  { email: 'paid@example.com', firstName: 'Paula', lastName: 'Brook', role: 'preK-12 Educator' },
  {
    email: 'member@example.com',
    firstName: 'Maya',
    lastName: 'Lind',
    role: 'preK-12 Educator',
    state: 'Ohio',
  },
  {
    email: 'free@example.com',
    firstName: 'Finn',
    lastName: 'Marsh',
    role: 'Edtech Employee',
    jobTitle: 'Support Lead',
  },
]

/** Existing accounts stay unchanged, but that a month that is over is paid again. Never for production. */
export async function seedDemoAccounts(db: Db): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await db
    .insert(users)
    .values(DEMO_ACCOUNTS.map((account) => ({ ...account, passwordHash })))
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
  const emails = DEMO_ACCOUNTS.map(({ email }) => email)
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
