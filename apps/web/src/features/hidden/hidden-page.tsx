import { paths } from '@lilypad/contracts/addresses'
import { MAX_HIDDEN_WORD_LENGTH } from '@lilypad/domain'
import { Loading, Skeleton, TitledCard } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type HiddenThings, hiddenQuery } from '@/api/jobs/hidden.ts'
import { changeHiddenWords, hideCompanyCalled, setCompanyHidden, unhideJobs } from '@/api/jobs/hiding.ts'
import { NotLoaded } from '@/api/not-loaded.tsx'
import { AccountSubPage } from '@/ui/account-sub-page.tsx'
import { TimeAgo } from '@/ui/text/time-ago.tsx'
import { AddForm } from './add-form.tsx'
import { HiddenList } from './hidden-list.tsx'

const MAX_COMPANY_LENGTH = 500

const COMPANIES = { title: 'Companies', lead: 'You see none of their jobs.' }
const WORDS = {
  title: 'Words in titles',
  lead: 'You see no job with one of these words in its title. Only whole words count.',
}

const Jobs = ({ jobs }: Pick<HiddenThings, 'jobs'>) => (
  <TitledCard
    title="Jobs"
    lead={
      jobs.length === 0
        ? 'None. The crossed-out eye on a card hides its job.'
        : 'A job that is listed again stays hidden.'
    }
  >
    <HiddenList
      action="Unhide"
      show={(client, id) => unhideJobs(client, [id])}
      entries={jobs.map(({ id, title, company, hidden_at }) => ({
        key: id,
        name: title,
        children: (
          <>
            <Link
              to={paths.job.href(id)}
              className="inline-block min-h-6 font-semibold hover:underline touch:min-h-11 touch:content-center"
            >
              {title}
            </Link>
            <p className="text-ink-soft">
              {company} · hidden <TimeAgo at={hidden_at} />
            </p>
          </>
        ),
      }))}
    />
  </TitledCard>
)

const Companies = ({ companies }: Pick<HiddenThings, 'companies'>) => (
  <TitledCard {...COMPANIES}>
    <HiddenList
      action="Unhide"
      show={(client, name) => setCompanyHidden(client, name, false)}
      entries={companies.map((name) => ({ key: name, name, children: name }))}
    />
    <AddForm label="Company name" maxLength={MAX_COMPANY_LENGTH} add={hideCompanyCalled} />
  </TitledCard>
)

const Words = ({ words }: Pick<HiddenThings, 'words'>) => (
  <TitledCard {...WORDS}>
    <HiddenList
      action="Remove"
      show={(client, gone) => changeHiddenWords(client, (now) => now.filter((word) => word !== gone))}
      entries={words.map((word) => ({ key: word, name: word, children: word }))}
    />
    <AddForm
      label="Word, such as “sales”"
      maxLength={MAX_HIDDEN_WORD_LENGTH}
      add={(client, word) => changeHiddenWords(client, (now) => [...now, word])}
    />
  </TitledCard>
)

/** As high as when nothing is hidden. */
export const HiddenWaiting = () => (
  <>
    <TitledCard title="Jobs" lead={<Skeleton className="h-5 w-64" />} />
    <TitledCard {...COMPANIES}>
      <Loading label="Loading what you hide">
        <Skeleton className="h-19" />
      </Loading>
    </TitledCard>
    <TitledCard {...WORDS}>
      <Skeleton className="h-19" />
    </TitledCard>
  </>
)

const Lists = () => {
  const hidden = useQuery(hiddenQuery)
  if (!hidden.data) return <NotLoaded query={hidden} waiting={<HiddenWaiting />} />
  return (
    <>
      <Jobs jobs={hidden.data.jobs} />
      <Companies companies={hidden.data.companies} />
      <Words words={hidden.data.words} />
    </>
  )
}

export const HiddenFrame = ({ children }: { children: ReactNode }) => (
  <AccountSubPage
    account={paths.account.href()}
    title="What you hide"
    lead="Not in your lists, related jobs, feeds and e-mails."
  >
    {children}
  </AccountSubPage>
)

export const HiddenPage = () => (
  <HiddenFrame>
    <Lists />
  </HiddenFrame>
)
