import { clientAddress, paths } from '@lilypad/contracts/addresses'
import { cutText } from '@lilypad/domain'
import * as z from 'zod/mini'
import { message } from '../message.ts'
import { aside, button, type Part } from '../message-part.ts'
import { line, webAddress } from '../values.ts'

const job = z.object({
  title: line,
  /** Signed, so that opened jobs are counted. */
  url: webAddress,
  company: line,
  salary: z.nullable(line),
  location: z.nullable(line),
  travel: z.nullable(line),
  /** Absent from letters that an earlier version stored. */
  dates: z._default(z.nullable(line), null),
})

const section = z.object({
  /** The saved search, which 'and N more' links to, and its name. */
  searchId: z.optional(z.int()),
  name: line,
  /** Newest first; empty when the e-mail has no room for this search, or earlier sections have all of its jobs. */
  jobs: z.readonly(z.array(job)),
  more: z.int().check(z.gte(0)),
  /** How many others an earlier section already has. Absent from letters that an earlier version stored. */
  above: z._default(z.int().check(z.gte(0)), 0),
})
type Section = z.output<typeof section>

const content = z.object({
  firstName: line,
  schedule: z.enum(['daily', 'weekly']),
  field: z._default(z.nullable(line), null),
  sections: z.readonly(z.array(section).check(z.minLength(1))),
  /** A test send by an admin: it shows the newest jobs, new or not. */
  isTest: z._default(z.boolean(), false),
  /** Switches off all of the person's alerts of this schedule: GET shows a page, POST unsubscribes. */
  unsubscribeUrl: webAddress,
})

/** A digest as the outbox keeps it: of its jobs the ids alone. What it says of them is written when it is sent. */
export const storedDigest = z.extend(z.omit(content, { sections: true }), {
  /** Null for a test: whether its jobs are opened is not counted. */
  digestId: z.nullable(z.int()),
  sections: z.array(z.extend(z.omit(section, { jobs: true }), { jobIds: z.readonly(z.array(z.int())) })),
})
export type StoredDigest = z.input<typeof storedDigest>

const LONGEST_NAME = 60
const TEST = 'This is a test: it shows the newest jobs of your searches, whether you know them or not.'

const countJobs = ({ jobs, more }: Section) => jobs.length + more
const jobOrJobs = (count: number) => (count === 1 ? 'job' : 'jobs')
const counted = (count: number) => `${count} new ${jobOrJobs(count)}`

/** The news itself: a single job, else the field of the jobs, else the searches that found them. */
function toSubject({ sections, field }: { sections: readonly Section[]; field: string | null }) {
  const count = sections.reduce((sum, section) => sum + countJobs(section), 0)
  const [job] = sections.flatMap(({ jobs }) => jobs)
  if (count === 1 && job) return `${counted(1)}: ${cutText(job.title, LONGEST_NAME)} at ${job.company}`
  if (field) return `${count} new ${field} ${jobOrJobs(count)}`
  const [only, ...others] = sections
  return `${counted(count)} for ${only && others.length === 0 ? cutText(only.name, LONGEST_NAME) : 'your saved searches'}`
}

function toMoreLine({ jobs, more }: Section, url: string) {
  if (more === 0) return null
  return { label: jobs.length === 0 ? counted(more) : `and ${more} more`, url }
}

const dashboardFor = ({ searchId }: Section) =>
  searchId === undefined ? paths.dashboard.href() : paths.savedSearch.href(searchId)

const toPart = (found: Section, publicUrl: string): Part => ({
  is: 'jobs',
  name: found.name,
  jobs: found.jobs,
  above: found.above === 0 ? null : `${found.above} ${jobOrJobs(found.above)} under a search above`,
  more: toMoreLine(found, clientAddress(publicUrl, dashboardFor(found))),
})

const newestThree = (sections: readonly Section[]) =>
  sections
    .flatMap(({ jobs }) => jobs)
    .slice(0, 3)
    .map(({ title, company }) => `${title} at ${company}`)
    .join(' · ')

/** The alerts of a day or a week, with a section for each saved search with new jobs. Source: decisions, section 8. */
export const digest = message({
  content,
  reason: 'You get this e-mail because you switched on alerts for a saved search.',
  compose: ({ field, sections, isTest }, { publicUrl }) => ({
    subject: `${isTest ? 'Test: ' : ''}${toSubject({ sections, field })}`,
    preheader: newestThree(sections),
    heading: toSubject({ sections, field }),
    parts: [
      isTest ? TEST : 'Here is what is new for you, newest first.',
      ...sections.map((found) => toPart(found, publicUrl)),
      button('Go to the dashboard', clientAddress(publicUrl, paths.dashboard.href())),
      aside('Want different jobs, or fewer e-mails?', {
        label: 'Change your alerts',
        url: clientAddress(publicUrl, paths.unsubscribe.href()),
      }),
    ],
  }),
  unsubscribe: ({ schedule, unsubscribeUrl }) => ({
    label: `Stop all ${schedule} alerts`,
    url: unsubscribeUrl,
  }),
})
