import { formatDay, LEAVING_REASON_WORDS, type ShownGroup } from '@lilypad/domain'
import { type Column, formatCount, Table, TableSkeleton } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { adminQuery } from '@/api/admin/back-office.ts'
import { QueryFallback } from '@/api/query-fallback.tsx'

/** Visits and reasons have people alone. */
type Named = Pick<ShownGroup, 'name' | 'people'>

const WORDS: Readonly<Record<string, string>> = {
  ...LEAVING_REASON_WORDS,
  search: 'Saved a search',
  track: 'Starred or tracked a job',
  open: 'Opened a job',
}
const inWords = (name: string) => WORDS[name] ?? name

const withShare = (part: number, whole: number) =>
  `${formatCount(part)} (${Math.round((100 * part) / whole)}%)`

const countColumn = (name: string): Column<Named> => ({
  name,
  cell: ({ people }) => formatCount(people),
  numeric: true,
})
const STAY: Column<ShownGroup> = {
  name: 'Still pay',
  cell: ({ people, retained }) => withShare(retained, people),
  numeric: true,
}
const FLOW: Column<ShownGroup>[] = [
  countColumn('Sign-ups'),
  { name: 'Paid', cell: ({ people, paid }) => withShare(paid, people), numeric: true },
  STAY,
]

type PartProps<Group> = {
  title: string
  groups: readonly Group[]
  /** What the first column holds, what stands there for people without it, and how it is written. */
  of: string
  without?: string
  write?: (name: string) => string
  columns: readonly Column<Group>[]
}

function Part<Group extends Named>(props: PartProps<Group>) {
  const { title, groups, of, without = 'None', write = String, columns } = props
  const toName = ({ name }: Group) => (name === null ? 'Others' : name ? write(name) : without)
  return (
    <section className="mt-6">
      <h3 className="mb-2 font-semibold">{title}</h3>
      {groups.length === 0 ? (
        <p className="text-ink-soft text-sm">Too few people yet.</p>
      ) : (
        <Table
          caption={title}
          columns={[{ name: of, cell: toName, title: true }, ...columns]}
          rows={groups}
          rowKey={({ name }) => `${name}`}
        />
      )}
    </section>
  )
}

const reportQuery = adminQuery('loadRetentionReport', {})

function Parts() {
  const { data, ...query } = useQuery(reportQuery)
  if (!data) return <QueryFallback query={query} waiting={<TableSkeleton label="Loading..." />} />
  const visits = data.visits.map(({ week, visits: people }) => ({ name: week, people }))
  return (
    <>
      <Part
        title="Why they left"
        of="Reason"
        without="Gave none"
        write={inWords}
        groups={data.reasons}
        columns={[countColumn('People')]}
      />
      <Part
        title="What those who paid did in their first week"
        of="Did"
        write={inWords}
        groups={data.activities}
        columns={[countColumn('Ever paid'), STAY]}
      />
      <Part
        title="By redemption code"
        of="Source of the code"
        without="No code"
        groups={data.codes}
        columns={FLOW}
      />
      <Part title="By promotion code" of="Promotion code" groups={data.promotions} columns={FLOW} />
      <Part title="By affiliate" of="Affiliate" groups={data.sources} columns={FLOW} />
      <Part
        title="Opened by visitors, each week"
        of="Week from"
        write={formatDay}
        groups={visits}
        columns={[countColumn('Openings')]}
      />
      <Part
        title="By week of sign-up"
        of="Week from"
        without="Earlier"
        write={formatDay}
        groups={data.weeks}
        columns={FLOW}
      />
    </>
  )
}

/** Who stays and who leaves, of the sign-ups of two years. */
export function RetentionReport() {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card p-5 md:col-span-2 md:p-6">
      <h2 id={id} className="font-bold text-lg">
        Who stays
      </h2>
      <p className="mt-1 text-ink-soft text-sm">
        Members who signed up in the past two years: how many ever paid, and how many pay today. Groups of
        fewer than five people are among Others, or left out.
      </p>
      <Parts />
    </section>
  )
}
