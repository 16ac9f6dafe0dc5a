import { type Db, schema } from '@lilypad/db'
import { makers } from '@lilypad/testing'

/** Cookies of the people who search. */
export type People = {
  /** Pays, and has neither stars nor anything hidden. */
  plain: string
  /** Has starred and hidden jobs, hidden companies and hidden words. */
  choosy: string
  /** Hides a word that is in every title. */
  weary: string
  admin: string
}

const STARRED = 300
const HIDDEN_JOBS = 500
const HIDDEN_COMPANIES = Array.from({ length: 10 }, (_, n) => `Company ${n * 7}`)

const starAndHide = async (db: Db, userId: number) => {
  await db.execute(`insert into tracked_jobs (user_id, job_id, snapshot)
    select ${userId}, id, jsonb_build_object('title', title, 'companyName', company_name)
    from jobs order by id desc limit ${STARRED}`)
  await db.execute(`insert into hidden_jobs (user_id, job_id, hidden_at)
    select ${userId}, id, now() from jobs order by approved_at desc, id limit ${HIDDEN_JOBS}`)
  await db
    .insert(schema.hiddenCompanies)
    .values(HIDDEN_COMPANIES.map((companyName) => ({ userId, companyName })))
  await db.insert(schema.hiddenWords).values({ userId, words: ['regional', 'director'] })
}

/** Makes the people who search, in a database filled with jobs. */
export const makePeople = async (db: Db): Promise<People> => {
  const make = makers(db)
  const [plain, choosy, weary] = [await make.subscriber(), await make.subscriber(), await make.subscriber()]
  const admin = await make.user({ isAdmin: true })
  await starAndHide(db, choosy.id)
  await db.insert(schema.hiddenWords).values({ userId: weary.id, words: ['team'] })
  const cookieOf = async (user: { id: number }) => `lilypad_session=${await make.session(user)}`
  return {
    plain: await cookieOf(plain),
    choosy: await cookieOf(choosy),
    weary: await cookieOf(weary),
    admin: await cookieOf(admin),
  }
}
