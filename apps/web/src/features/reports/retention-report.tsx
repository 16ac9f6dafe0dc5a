import { formatDay, LEAVING_REASON_WORDS, type LeavingReason, type ShownGroup } from '@lilypad/domain'
import { type Column, formatCount, Table, TableSkeleton } from '@lilypad/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { adminQuery } from '@/api/admin/back-office.ts'
import { NotLoaded } from '@/api/not-loaded.tsx'

type Named = Pick<ShownGroup, 'name' | 'people'>

const withShare = (part: number, whole: number) =>
  `${formatCount(part)} (${Math.round((100 * part) / whole)}%)`

const FLOW: Column<ShownGroup>[] = [
  { name: 'Sign-ups', cell: ({ people }) => formatCount(people), numeric: true },
  { name: 'Paid', cell: ({ people, paid }) => withShare(paid, people), numeric: true },
  { name: 'Still pay', cell: ({ people, retained }) => withShare(retained, people), numeric: true },
]
const PAID: Column<ShownGroup>[] = [
  { name: 'Ever paid', cell: ({ people }) => formatCount(people), numeric: true },
  ...FLOW.slice(-1),
]
const ACTIVITIES: Readonly<Record<string, string>> = {
  search: 'Saved a search',
  track: 'Starred or tracked a job',
  open: 'Opened a job',
}
const OPENED: Column<Named>[] = [
  { name: 'Openings', cell: ({ people }) => formatCount(people), numeric: true },
]
const LEFT: Column<Named>[] = [{ name: 'People', cell: ({ people }) => formatCount(people), numeric: true }]

type PartProps<T extends Named> = {
  title: string
  groups: readonly T[]
  /** What the first column holds, what stands there for people without it, and how it is written. */
  of: string
  without: string
  write?: (name: string) => string
  columns: readonly Column<T>[]
}

function Part<T extends Named>({ title, groups, of, without, write, columns }: PartProps<T>) {
  const toName = ({ name }: T) => (name === null ? 'Others' : (name && (write?.(name) ?? name)) || without)
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
  if (!data) return <NotLoaded query={query} waiting={<TableSkeleton label="Loading..." />} />
  const reasonWords = (name: string) => LEAVING_REASON_WORDS[name as LeavingReason]
  return (
    <>
      <Part
        title="Why they left"
        of="Reason"
        without="Gave none"
        write={reasonWords}
        groups={data.reasons}
        columns={LEFT}
      />
      <Part
        title="What those who paid did in their first week"
        of="Did"
        without=""
        write={(name) => ACTIVITIES[name] ?? name}
        groups={data.activities}
        columns={PAID}
      />
      <Part
        title="By redemption code"
        of="Source of the code"
        without="No code"
        groups={data.codes}
        columns={FLOW}
      />
      <Part
        title="By promotion code"
        of="Promotion code"
        without="None"
        groups={data.promotions}
        columns={FLOW}
      />
      <Part title="By affiliate" of="Affiliate" without="None" groups={data.sources} columns={FLOW} />
      <Part
        title="Opened by visitors, each week"
        of="Week from"
        without=""
        write={formatDay}
        groups={data.visits.map(({ week, visits }) => ({ name: week, people: visits }))}
        columns={OPENED}
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
