import type { ProgramInputOf, ProgramReplyOf, programs, WholeProgramJob } from '@lilypad/contracts'
import type { PostingFacts, Residence } from '@lilypad/domain'
import { at } from './reading/found-fields.ts'
import type { Settings } from './settings.ts'

/** Its residence is absent where the server is older. */
export type LilypadJob = Omit<WholeProgramJob, 'facts' | 'residence'> & {
  facts: PostingFacts
  residence?: Residence
}

/** Why Lilypad did not do what was asked; the message is for the person. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  /** True where other settings would help. */
  readonly needsSettings: boolean

  constructor(message: string, needsSettings = false) {
    super(message)
    this.needsSettings = needsSettings
  }
}

async function refusal(response: Response): Promise<ServiceError> {
  const detail = at(await response.json().catch(() => null), 'detail')
  switch (response.status) {
    case 401:
      return new ServiceError('Lilypad does not know this key. It was revoked, or not copied whole.', true)
    case 403:
      return new ServiceError(
        'This key may not do that. Make one that may read jobs and write your tracker.',
        true,
      )
    case 404:
      return new ServiceError('There is no Lilypad of this version at the address in the settings.', true)
    case 429:
      return new ServiceError('Lilypad was asked too often. Wait a minute, then try again.')
    default:
      return new ServiceError(
        response.status < 500 && typeof detail === 'string'
          ? detail
          : 'Lilypad has a problem. Try again later.',
      )
  }
}

async function ask({ origin, key }: Settings, path: string, body?: object): Promise<unknown> {
  const request: RequestInit = {
    method: body ? 'POST' : 'GET',
    credentials: 'omit',
    headers: {
      authorization: `Bearer ${key}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }
  const response = await fetch(origin + path, request).catch(() => {
    throw new ServiceError(`Lilypad at ${origin} does not answer. Check your connection, then try again.`)
  })
  if (!response.ok) throw await refusal(response)
  return response.json()
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The facts by the names of the domain: `statesOnly` is `states_only` there. */
const toFacts = (facts: unknown): PostingFacts =>
  Object.fromEntries(
    Object.entries(facts ?? {}).map(([name, fact]) => [
      name,
      Object.fromEntries(Object.entries(fact ?? {}).map(([field, value]) => [snake(field), value])),
    ]),
  ) as PostingFacts

/** No posting on Lilypad has a longer address; asking for one would be refused. */
const LONGEST_ADDRESS = 2_000

/** The listed job of this address that the key's person may see; else null. */
export async function findJob(settings: Settings, url: string): Promise<LilypadJob | null> {
  if (url.length > LONGEST_ADDRESS) return null
  const job = at(
    await ask(settings, `/v1/jobs/at?${new URLSearchParams({ url })}`),
    'job',
  ) as LilypadJob | null
  return job ? { ...job, facts: toFacts(job.facts) } : null
}

export const trackJob = (settings: Settings, jobId: number): Promise<unknown> =>
  ask(settings, '/v1/tracker', { jobId })

export const trackFromElsewhere = (
  settings: Settings,
  job: ProgramInputOf<typeof programs.trackFromElsewhere>,
): Promise<unknown> => ask(settings, '/v1/tracker/elsewhere', job)

export const readListing = (
  settings: Settings,
  url: string,
): Promise<ProgramReplyOf<typeof programs.readPosting>> =>
  ask(settings, '/v1/tracker/read-listing', { url }) as ReturnType<typeof readListing>
