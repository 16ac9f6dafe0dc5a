/** @jsxRuntime automatic */
import { publicTitlesPage, serverPaths, titlesPaths } from '@lilypad/contracts/addresses'
import { buttonClass, formatCount, plural } from '@lilypad/ui'
import { breadcrumbs, FoundHead } from '../frame/head.tsx'
import { AllJobsLink, NOTE, SOFT } from '../frame/parts.tsx'
import { renderPage } from '../frame/render-page.tsx'
import { AboutLilypad } from './employer.tsx'

type ShownTitle = {
  title: string
  category: string
  open: number
  welcomeClassroom: number
  pay: { low: number; high: number } | null
  asks: readonly string[]
  jobs: readonly { id: number; title: string; companyName: string }[]
}

export type TitlesPageProps = {
  /** What was asked and the answer, or why there is none; null before anything was asked. */
  found: { from: string; titles: readonly ShownTitle[] } | { from: string; fault: string } | null
  /** Of what was asked; empty where it makes none. */
  slug: string
  /** What people did that has a page. */
  named: readonly { slug: string; name: string }[]
  publicUrl: string
}

const QUESTION = 'Which titles should I search for?'

function FromForm({ found }: Pick<TitlesPageProps, 'found'>) {
  const fault = found && 'fault' in found ? found.fault : null
  return (
    <form className="my-6" action={titlesPaths.ask} method="get">
      <label className="font-semibold text-sm" htmlFor="from">
        What did you do?
      </label>
      <div className="mt-1.5 flex flex-wrap gap-3">
        <input
          className="min-h-11 min-w-0 flex-1 basis-64 rounded-sm border border-ink-soft bg-surface-raised px-3 py-2 text-base"
          id="from"
          name="from"
          type="search"
          required
          minLength={2}
          maxLength={100}
          placeholder="4th grade teacher, curriculum lead"
          defaultValue={found?.from}
          aria-describedby={fault === null ? undefined : 'fault'}
          aria-invalid={fault === null ? undefined : true}
        />
        <button type="submit" className={`${buttonClass('primary')} min-h-11 max-sm:basis-full`}>
          Show titles
        </button>
      </div>
      {fault !== null && (
        <p id="fault" role="alert" className="mt-2 text-danger text-sm">
          {fault}
        </p>
      )}
    </form>
  )
}

const payText = ({ low, high }: NonNullable<ShownTitle['pay']>) =>
  low === high ? `$${formatCount(low)}` : `$${formatCount(low)} to $${formatCount(high)}`

function TitleCard({ title, category, open, welcomeClassroom, pay, asks, jobs }: ShownTitle) {
  const facts = [
    plural(open, 'open job'),
    welcomeClassroom > 0 &&
      `${formatCount(welcomeClassroom)} ${welcomeClassroom === 1 ? 'welcomes' : 'welcome'} classroom experience`,
    pay && `${payText(pay)} a year, as printed`,
  ]
  return (
    <li className="card wrap-anywhere px-5 py-4">
      <h3 className="font-bold">{title}</h3>
      <p className={SOFT}>{category}</p>
      <p className="mt-1.5 text-sm">{facts.filter(Boolean).join(' · ')}</p>
      {asks.length > 0 && <p className={`mt-1 ${SOFT}`}>Most often asked: {asks.join(', ')}</p>}
      {jobs.length > 0 && (
        <ul className="mt-2 list-disc pl-4.5 text-sm">
          {jobs.map((job) => (
            <li key={job.id} className="py-1">
              <a href={serverPaths.job.href(job.id)}>
                {job.companyName ? `${job.title}, ${job.companyName}` : job.title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Answer({ found }: Pick<TitlesPageProps, 'found'>) {
  if (found === null || 'fault' in found) return null
  if (found.titles.length === 0)
    return (
      <p role="status" className={NOTE}>
        We know no title for “{found.from}”. Try your job in a few plain words, such as “school counselor”.
      </p>
    )
  return (
    <section aria-labelledby="found">
      <h2 id="found">Titles of open jobs, the best match first</h2>
      <ul className="mb-6 grid gap-3">
        {found.titles.map((title) => (
          <TitleCard key={title.title} {...title} />
        ))}
      </ul>
      <p className={`mb-12 ${SOFT}`}>
        Counted from the jobs on Lilypad. “Welcome classroom experience” means that the posting asks for
        teaching at a school or college, or says that it is welcome. Pay is the lowest and the highest yearly
        sum in dollars that these postings print.
      </p>
    </section>
  )
}

function Named({ named }: Pick<TitlesPageProps, 'named'>) {
  if (named.length === 0) return null
  return (
    <nav aria-labelledby="named" className="mb-12 print:hidden">
      <h2 id="named">Coming from</h2>
      <ul className="flex flex-wrap gap-x-5">
        {named.map(({ slug, name }) => (
          <li key={slug}>
            <a className="inline-flex min-h-11 items-center" href={titlesPaths.from.href(slug)}>
              {name.replace(/^./, (letter) => letter.toUpperCase())}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** From what someone did to titles that open jobs use. Its field works without a script. */
export function renderTitles({ found, slug, named, publicUrl }: TitlesPageProps): string {
  const from = named.find((one) => one.slug === slug)?.name
  const title = from === undefined ? QUESTION : `Job titles to search for: ${from}`
  const url = publicTitlesPage(publicUrl, from === undefined ? '' : slug)
  const titles = found && 'titles' in found ? found.titles.map((one) => one.title) : []
  const description =
    titles.length > 0
      ? `Remote job titles to search for, coming from “${found?.from}”: ${titles.slice(0, 5).join(', ')}.`
      : 'From what you did in education to titles of remote jobs that are open now.'
  return renderPage({
    title,
    publicUrl,
    head: (
      <FoundHead
        {...{ title, description, url, publicUrl }}
        markup={[breadcrumbs(publicUrl, [{ name: title, url }])]}
      />
    ),
    children: (
      <>
        <AllJobsLink publicUrl={publicUrl} />
        <h1>{QUESTION}</h1>
        <p className="mt-2 text-ink-soft">
          Say what you did, and see titles that employers on Lilypad use for jobs open now.
        </p>
        <FromForm found={found} />
        <Answer found={found} />
        <Named named={named} />
        <AboutLilypad publicUrl={publicUrl} />
      </>
    ),
  })
}
