import { schema } from '@lilypad/db'
import { MADE_PASSWORD } from '@lilypad/testing'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { failureOf, post } from '../accounts/account-kit.ts'
import { type Browser, useApi } from '../create-test-api.ts'

const CSV = '/admin-api/download_redemption_codes'
const ORDER = { source: 'Spring conference', duration: 93, num_codes: 1 }
let admin: Browser
const api = useApi({ env: { PUBLIC_URL: 'https://pond.example' } })
beforeAll(async () => {
  admin = await api.as(await api.a.user({ isAdmin: true }))
})
beforeEach(async () => {
  await api.db.delete(schema.redemptions)
  await api.db.delete(schema.redemptionCodes)
})

async function redeemer() {
  const person = await api.a.user()
  return (code: string) => api.as(person).then((browser) => browser.redeem({ code }))
}
const listed = async () => (await admin.getRedemptionCodes({})).codes

// holds Part 2 §7 Admin: `POST /admin-api/create_redemption_codes`
describe('create_redemption_codes', () => {
  // holds Decisions §10: Codes: 12 characters without look-alikes, single use
  test('makes distinct codes of 12 characters without look-alikes', async () => {
    const { codes } = await admin.createRedemptionCodes({ ...ORDER, num_codes: 1_000 })
    expect(new Set(codes.map(({ code }) => code)).size).toBe(1_000)
    for (const { code, ...rest } of codes) {
      expect(code).toMatch(/^[34679ACDEFGHJKMNPQRTVWXY]{12}$/)
      expect(rest).toMatchObject({ source: 'Spring conference', duration: 93, is_deleted: false })
    }
    expect(await listed()).toEqual(codes)
  })

  test('a code gives its days, once', async () => {
    const { codes } = await admin.createRedemptionCodes(ORDER)
    const code = codes[0]?.code ?? ''
    const { user } = await (await redeemer())(code)
    expect(user.is_free).toBe(false)
    expect(Date.parse(user.redeemed_until ?? '')).toBeGreaterThan(Date.now() + 92 * 24 * 60 * 60 * 1000)
    expect((await failureOf((await redeemer())(code))).status).toBe(400)
  })

  // holds Decisions §10: Source, duration and number have bounds, else 400
  test.each([
    [{}, 'Source is required!'],
    [{ ...ORDER, source: '  ' }, 'Source is required!'],
    [{ ...ORDER, source: 'x'.repeat(201) }, 'Source must be at most 200 characters.'],
    [{ ...ORDER, duration: null }, 'Duration must be a whole number of days from 1 to 3,650.'],
    [{ ...ORDER, duration: 3_651 }, 'Duration must be a whole number of days from 1 to 3,650.'],
    [{ ...ORDER, num_codes: 0 }, 'The number of codes must be a whole number from 1 to 1,000.'],
    [{ ...ORDER, num_codes: 1_001 }, 'The number of codes must be a whole number from 1 to 1,000.'],
    [{ ...ORDER, num_codes: '3' }, "The field 'num_codes' must be a number."],
  ])('refuses %j, and makes none', async (order, message) => {
    const response = await post(admin, '/admin-api/create_redemption_codes', order)
    expect([response.status, await response.json()]).toEqual([400, { success: false, message }])
    expect(await api.db.$count(schema.redemptionCodes)).toBe(0)
  })
})

// holds Part 2 §7 Admin: `GET /admin-api/get_redemption_codes`
describe('get_redemption_codes', () => {
  // holds Part 2 §3: Redemption code
  test('lists the codes that nobody has redeemed and no admin deleted, the latest first', async () => {
    const [oldest, used, deleted, newest] = [
      await api.a.redemptionCode({ source: 'oldest', durationDays: 7 }),
      await api.a.redemptionCode(),
      await api.a.redemptionCode(),
      await api.a.redemptionCode({ source: 'newest' }),
    ]
    await (await redeemer())(used.code)
    await admin.deleteRedemptionCode({ id: deleted.id })
    expect(await admin.getRedemptionCodes({})).toEqual({
      success: true,
      num_codes: 2,
      codes: [
        { id: newest.id, code: newest.code, source: 'newest', duration: 93, is_deleted: false },
        { id: oldest.id, code: oldest.code, source: 'oldest', duration: 7, is_deleted: false },
      ],
    })
  })

  test('of more than 10,000 it lists the latest 10,000, and counts all', async () => {
    const values = Array.from({ length: 10_002 }, (_none, number) => ({
      code: `MANY${number}`,
      source: 'many',
      durationDays: 1,
    }))
    await api.db.insert(schema.redemptionCodes).values(values)
    const { codes, num_codes: all } = await admin.getRedemptionCodes({})
    expect([codes.length, codes[0]?.code, codes.at(-1)?.code, all]).toEqual([
      10_000,
      'MANY10001',
      'MANY2',
      10_002,
    ])
  })
})

// holds Part 2 §7 Admin: `POST /admin-api/delete_redemption_code`
describe('delete_redemption_code', () => {
  // holds Part 2 §4: Code: unredeemed to deleted
  test('a deleted code cannot be redeemed; deleting it again changes nothing', async () => {
    const { id, code } = await api.a.redemptionCode()
    expect(await admin.deleteRedemptionCode({ id })).toEqual({ success: true })
    const [first] = await api.db.select().from(schema.redemptionCodes)
    expect(await admin.deleteRedemptionCode({ id })).toEqual({ success: true })
    expect(await api.db.select().from(schema.redemptionCodes)).toEqual([first])
    expect((await failureOf((await redeemer())(code))).status).toBe(400)
    const form = { email: (await api.a.user()).email, password: MADE_PASSWORD, redemption_code: code }
    expect((await api.visitor().logIn(form)).message).toBe('This code is not valid or has already been used.')
  })

  test('one that was redeemed is a 409 and stays redeemed', async () => {
    const { id, code } = await api.a.redemptionCode()
    await (await redeemer())(code)
    expect(await failureOf(admin.deleteRedemptionCode({ id }))).toEqual({
      status: 409,
      message: 'This code has been redeemed and cannot be deleted.',
    })
    expect(await api.db.select().from(schema.redemptionCodes)).toMatchObject([{ deletedAt: null }])
  })

  test('an unknown one is a 404', async () => {
    expect(await failureOf(admin.deleteRedemptionCode({ id: 999_999_999 }))).toEqual({
      status: 404,
      message: 'There is no such code.',
    })
  })

  test('deleted and redeemed at the same moment, it is one of both', async () => {
    const redeem = await redeemer()
    for (let round = 0; round < 20; round += 1) {
      const { id, code } = await api.a.redemptionCode()
      const ends = await Promise.allSettled([redeem(code), admin.deleteRedemptionCode({ id })])
      expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const isRedeemed = (await api.db.$count(schema.redemptions, eq(schema.redemptions.codeId, id))) === 1
      const [row] = await api.db
        .select()
        .from(schema.redemptionCodes)
        .where(eq(schema.redemptionCodes.id, id))
      expect(row?.deletedAt === null).toBe(isRedeemed)
    }
  })
})

// holds Part 2 §7 Admin: CSV of codes, `GET /admin-api/download_redemption_codes`
describe('the CSV of unredeemed codes', () => {
  const read = async () => {
    const response = await admin.fetch(CSV)
    return { response, rows: parse(await response.text(), { bom: true }) as string[][] }
  }

  test('holds source, duration and address of each, the latest first, and is downloaded', async () => {
    const [first, second] = [
      await api.a.redemptionCode({ source: 'A "quoted", one' }),
      await api.a.redemptionCode(),
    ]
    const used = await api.a.redemptionCode()
    await (await redeemer())(used.code)
    const { response, rows } = await read()
    expect(rows).toEqual([
      ['Source', 'Duration (days)', 'URL'],
      ['a test', '93', `https://pond.example/#/redeem/${second.code}`],
      ['A "quoted", one', '93', `https://pond.example/#/redeem/${first.code}`],
    ])
    const headers = ['content-type', 'cache-control', 'x-content-type-options', 'content-security-policy']
    expect(headers.map((name) => response.headers.get(name))).toEqual([
      'text/csv; charset=utf-8',
      'no-store',
      'nosniff',
      "default-src 'none'; sandbox",
    ])
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="?lilypad-redemption-codes-\d{4}-\d{2}-\d{2}\.csv"?$/,
    )
  })

  test.each(['=1+1', '+1', '-1', '@A1', '=HYPERLINK("http://evil.example")'])(
    'no spreadsheet computes the source %j',
    async (source) => {
      await admin.createRedemptionCodes({ ...ORDER, source })
      expect((await read()).rows[1]?.[0]).toBe(`'${source}`)
    },
  )

  test('without codes it is the names of the columns', async () => {
    expect((await read()).rows).toEqual([['Source', 'Duration (days)', 'URL']])
  })

  test('who may not have it and goes there by browser reads a page', async () => {
    for (const [browser, status, sentence] of [
      [api.visitor(), 401, 'Please log in.'],
      [await api.as(await api.a.subscriber()), 403, 'You do not have access to this.'],
    ] as const) {
      const response = await browser.fetch(CSV, { headers: { accept: 'text/html' } })
      expect([response.status, response.headers.get('content-type')]).toEqual([
        status,
        'text/html; charset=utf-8',
      ])
      expect(await response.text()).toContain(sentence)
    }
  })
})
