import { paths } from '@lilypad/contracts/addresses'
import { LONGEST_HIDDEN_WORD } from '@lilypad/domain'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { loadMessageOf } from '@/api/failure-messages.ts'
import {
  changeHiddenWords,
  type HiddenThings,
  hiddenQuery,
  hideCompanyCalled,
  setCompanyHidden,
  unhideJobs,
} from '@/api/jobs/hidden.ts'
import { Loading, Skeleton } from '@/ui/skeleton.tsx'
import { ErrorState } from '@/ui/states.tsx'
import { TimeAgo } from '@/ui/text/time-ago.tsx'
import { TitledCard } from '@/ui/titled-card.tsx'
import { AddForm } from './add-form.tsx'
import { HiddenList } from './hidden-list.tsx'
import { useChange } from './use-change.ts'

const LONGEST_COMPANY = 500

const Jobs = ({ jobs }: Pick<HiddenThings, 'jobs'>) => {
  const { change, isPending } = useChange()
  return (
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
        isPending={isPending}
        onShow={(id) => change((client) => unhideJobs(client, [Number(id)]))}
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
}

const Companies = ({ companies }: Pick<HiddenThings, 'companies'>) => {
  const { change, isPending } = useChange()
  return (
    <TitledCard title="Companies" lead="You see none of their jobs.">
      <HiddenList
        action="Unhide"
        isPending={isPending}
        onShow={(name) => change((client) => setCompanyHidden(client, String(name), false))}
        entries={companies.map((name) => ({ key: name, name, children: name }))}
      />
      <AddForm label="Company name" maxLength={LONGEST_COMPANY} add={hideCompanyCalled} />
    </TitledCard>
  )
}

const Words = ({ words }: Pick<HiddenThings, 'words'>) => {
  const { change, isPending } = useChange()
  return (
    <TitledCard
      title="Words in titles"
      lead="You see no job with one of these words in its title. Only whole words count."
    >
      <HiddenList
        action="Remove"
        isPending={isPending}
        onShow={(gone) =>
          change((client) => changeHiddenWords(client, (now) => now.filter((word) => word !== gone)))
        }
        entries={words.map((word) => ({ key: word, name: word, children: word }))}
      />
      <AddForm
        label="Word, such as “sales”"
        maxLength={LONGEST_HIDDEN_WORD}
        add={(client, word) => changeHiddenWords(client, (now) => [...now, word])}
      />
    </TitledCard>
  )
}

const Lists = () => {
  const { data, error, refetch } = useQuery(hiddenQuery)
  if (error && !data) return <ErrorState message={loadMessageOf(error)} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading label="Loading what you hide">
        <Skeleton className="mt-5 h-40 rounded-md" />
        <Skeleton className="mt-5 h-40 rounded-md" />
      </Loading>
    )
  return (
    <>
      <Jobs jobs={data.jobs} />
      <Companies companies={data.companies} />
      <Words words={data.words} />
    </>
  )
}

/** All that a person hides, on one page of the account. */
export const HiddenPage = () => (
  <div className="page max-w-3xl pt-8 md:pt-12">
    <Link
      to={paths.account.href()}
      className="inline-flex min-h-6 items-center font-semibold text-accent-text text-sm hover:underline touch:min-h-11"
    >
      ← Account
    </Link>
    <h1 className="mt-2 font-extrabold text-3xl">What you hide</h1>
    <p className="mt-2 text-ink-soft">Not in your lists, related jobs, feeds and e-mails.</p>
    <Lists />
  </div>
)
