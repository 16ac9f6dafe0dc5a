import { paths } from '@lilypad/contracts/addresses'
import { MAX_HIDDEN_WORD_LENGTH } from '@lilypad/domain'
import { Loading, Skeleton, TitledCard } from '@lilypad/ui'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { toMessage } from '@/api/failure-messages.ts'
import { type HiddenThings, hiddenQuery } from '@/api/jobs/hidden.ts'
import { changeHiddenWords, hideCompanyCalled, setCompanyHidden, unhideJobs } from '@/api/jobs/hide-jobs.ts'
import { QueryFallback } from '@/api/query-fallback.tsx'
import { AccountSubPage } from '@/ui/account-sub-page.tsx'
import { Button } from '@/ui/button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { Form, TextField } from '@/ui/fields/field.tsx'
import { useFocusNext } from '@/ui/lists/use-focus-next.ts'
import { TimeAgo } from '@/ui/text/time-ago.tsx'

type Entry<Key> = { key: Key; name: string; children: ReactNode }

type HiddenListProps<Key> = {
  entries: readonly Entry<Key>[]
  /** What the button of an entry says; its name is added for those who cannot see it. */
  action: 'Unhide' | 'Remove'
  show: (client: QueryClient, key: Key) => Promise<void>
}

/** What is hidden, line by line; the first button has the focus when a line goes. */
function HiddenList<Key extends string | number>({ entries, action, show }: HiddenListProps<Key>) {
  const client = useQueryClient()
  const { alert } = useDialogs()
  const { mutate, isPending } = useMutation({
    mutationFn: (key: Key) => show(client, key),
    onError: (error) => void alert(toMessage(error)),
  })
  const first = useFocusNext(entries.length)
  if (entries.length === 0) return null
  return (
    <ul className="divide-y divide-line">
      {entries.map(({ key, name, children }, index) => (
        <li key={key} className="flex items-center justify-between gap-4 py-2">
          <div className="wrap-anywhere min-w-0 text-sm">{children}</div>
          <Button
            ref={index === 0 ? first : undefined}
            size="small"
            className="shrink-0"
            aria-label={`${action} ${name}`}
            disabled={isPending}
            onClick={() => mutate(key)}
          >
            {action}
          </Button>
        </li>
      ))}
    </ul>
  )
}

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

type AddFormProps = {
  label: string
  maxLength: number
  /** Hides what was written, without blanks around. */
  add: (client: QueryClient, text: string) => Promise<void>
}

function AddForm({ label, maxLength, add }: AddFormProps) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (written: string) => {
      if (written === '') throw new Error('Please write one first.')
      await add(client, written)
    },
    onSuccess: () => setText(''),
    onError: () => field.current?.focus(),
  })
  const send = () => {
    if (!isPending) mutate(text.trim())
  }
  return (
    <Form onSubmit={send} className="mt-3">
      <TextField
        label={label}
        error={error && (text.trim() === '' ? error.message : toMessage(error))}
        ref={field}
        maxLength={maxLength}
        className="flex-1"
        value={text}
        onChange={setText}
        beside={
          <Button type="submit" aria-busy={isPending || undefined}>
            Hide
          </Button>
        }
      />
    </Form>
  )
}

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
export const HiddenSkeleton = () => (
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

function Lists() {
  const hidden = useQuery(hiddenQuery)
  if (!hidden.data) return <QueryFallback query={hidden} waiting={<HiddenSkeleton />} />
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
