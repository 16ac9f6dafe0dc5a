import { hashPassword, hashToken } from '@lilypad/crypto'
import { type Db, openSession, schema } from '@lilypad/db'

type NewUser = typeof schema.users.$inferInsert
type NewJob = typeof schema.jobs.$inferInsert
type NewBoard = typeof schema.boards.$inferInsert
type User = typeof schema.users.$inferSelect

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** The password of every person from a maker. */
export const MADE_PASSWORD = 'hop skip and jump'

// argon2id is slow on purpose, so one hash is shared by all.
let madeHash: Promise<string> | undefined
function hashOnce() {
  madeHash ??= hashPassword(MADE_PASSWORD)
  return madeHash
}

let made = 0
function next() {
  made += 1
  return made
}

function only<T>(rows: T[]): T {
  const [row] = rows
  if (row === undefined) throw new Error('The database gave nothing back.')
  return row
}

const makePeople = (db: Db) => ({
  /** A free member by default. */
  async user(more: Partial<NewUser> = {}): Promise<User> {
    const values: NewUser = {
      email: `person-${next()}@example.com`,
      passwordHash: await hashOnce(),
      firstName: 'Robin',
      lastName: 'Pond',
      ...more,
    }
    return only(await db.insert(schema.users).values(values).returning())
  },

  /** A member with a subscription, active by default. */
  async subscriber(
    more: Partial<NewUser> = {},
    subscription: Partial<typeof schema.subscriptions.$inferInsert> = {},
  ): Promise<User> {
    const user = await this.user(more)
    await db.insert(schema.subscriptions).values({
      stripeSubscriptionId: `sub_${user.id}`,
      stripeCustomerId: `cus_${user.id}`,
      userId: user.id,
      status: 'active',
      describedAt: new Date(),
      ...subscription,
    })
    return user
  },

  /** Opens a session for a person and returns the token for the cookie. */
  session: (user: { id: number }, more: { now?: Date; impersonatorId?: number } = {}): Promise<string> =>
    openSession(db, { now: new Date(), userAgent: null, ...more, userId: user.id }),

  /** A browser that takes a person's notifications; returns its session's token and its subscription. */
  async pushBrowser(
    user: { id: number },
    target: Partial<typeof schema.pushSubscriptions.$inferInsert> = {},
  ) {
    const token = await openSession(db, { now: new Date(), userAgent: null, userId: user.id })
    const keys = { endpoint: `https://push.example/${next()}`, p256dh: '-', auth: '-' }
    const values = { ...keys, ...target, userId: user.id, sessionHash: hashToken(token) }
    return { token, ...only(await db.insert(schema.pushSubscriptions).values(values).returning()) }
  },

  /** A saved search without alerts. */
  async search(user: { id: number }, more: Partial<typeof schema.savedSearches.$inferInsert> = {}) {
    const values = { name: `Search ${next()}`, state: '{}', ...more, userId: user.id }
    return only(await db.insert(schema.savedSearches).values(values).returning())
  },

  /** A webhook of a saved search, made an hour ago. */
  async webhook(
    search: { id: number; userId: number },
    more: Partial<typeof schema.webhooks.$inferInsert> = {},
  ) {
    const { id: searchId, userId } = search
    const createdAt = new Date(Date.now() - HOUR)
    const values = {
      userId,
      searchId,
      url: `https://hook.example/${next()}`,
      salt: 'salt',
      createdAt,
      ...more,
    }
    return only(await db.insert(schema.webhooks).values(values).returning())
  },

  /** An unused redemption code. */
  async redemptionCode(more: Partial<typeof schema.redemptionCodes.$inferInsert> = {}) {
    const values = { code: `CODE${next()}`, source: 'a test', durationDays: 93, ...more }
    return only(await db.insert(schema.redemptionCodes).values(values).returning())
  },
})

const makeListings = (db: Db) => ({
  /** A board that was read a moment ago. */
  async board(more: Partial<NewBoard> = {}) {
    const number = next()
    const { lastScrapedAt = new Date() } = more
    const values: NewBoard = {
      system: 'greenhouse',
      tenant: `tenant-${number}`,
      careersUrl: `https://boards.greenhouse.io/tenant-${number}`,
      companyName: `Company ${number}`,
      source: 'admin',
      state: 'live',
      lastScrapedAt,
      lastSoundAt: lastScrapedAt,
      ...more,
    }
    return only(await db.insert(schema.boards).values(values).returning())
  },

  /** A listed job outside the free subset, approved a day ago; on no board unless `boardId` says so. */
  async job(more: Partial<NewJob> = {}) {
    const number = next()
    const values: NewJob = {
      title: `Curriculum Writer ${number}`,
      companyName: `Company ${number}`,
      url: `https://jobs.example.com/${number}`,
      jobType: 'Full-Time',
      workplace: 'Remote',
      travel: 'No Travel',
      locations: [],
      audience: ['RS1'],
      category: 'Curriculum',
      description: `## About job ${number}\n\nYou write lessons.`,
      summary: `You write lessons for company ${number}.`,
      curation: 1,
      freeTenth: false,
      approvedAt: new Date(Date.now() - DAY),
      ...more,
    }
    return only(await db.insert(schema.jobs).values(values).returning())
  },

  /** A star that a person gave to a job. */
  async star(user: { id: number }, job: { id: number; title: string; companyName: string; url: string }) {
    const { title, companyName, url } = job
    await db.insert(schema.trackedJobs).values({
      userId: user.id,
      jobId: job.id,
      snapshot: {
        title,
        companyName,
        url,
        category: null,
        audience: [],
        salaryMax: null,
        salaryRange: null,
        workplace: null,
        logoFile: null,
      },
    })
  },
})

/**
 * Makers of rows for tests, on a real database: `const a = makers(db)`, then `await a.user({ isAdmin: true })`. Each
 * call inserts one row with valid default values and returns it; pass only what the test is about.
 */
export const makers = (db: Db) => ({ ...makePeople(db), ...makeListings(db) })
