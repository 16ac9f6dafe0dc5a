import { outboundLink } from '@lilypad/domain'
import { BreakableText, type Column, EmptyState, OutLink, TableSkeleton } from '@lilypad/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { backOffice, pageQuery, useAdminAlert } from '@/api/admin/back-office.ts'
import { QueryFallback } from '@/api/query-fallback.tsx'
import { AskingButton } from '@/ui/dialogs/dialog-buttons.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { PagedTable, useListAddress } from '@/ui/lists/paged-list.tsx'

/** Source: specification part 2, section 9. */
const MAX_URL_LENGTH = 50

export const shortUrl = (url: string): string =>
  url.length > MAX_URL_LENGTH ? `${url.slice(0, MAX_URL_LENGTH)}…` : url

type DeletedJob = { id: number; title: string; company_name: string; url: string }

function Undelete({ job: { id, title } }: { job: DeletedJob }) {
  const { alert } = useDialogs()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => backOffice.undeleteJob({ id }),
    onSuccess: ({ message = '' }) => void alert(`Undeleted! ${message}`.trim(), { title }),
    onError: useAdminAlert(title),
  })
  if (isSuccess)
    return <span className="inline-flex min-h-8 items-center font-medium text-positive">Undeleted!</span>
  return (
    <AskingButton
      size="small"
      aria-label={`Undelete ${title}`}
      disabled={isPending}
      question="Are you sure you want to undelete this job?"
      action="Undelete job"
      danger={false}
      onSure={mutate}
    >
      Undelete
    </AskingButton>
  )
}

const COLUMNS: Column<DeletedJob>[] = [
  {
    name: 'Title',
    cell: ({ title }) => (
      <span className="font-medium max-md:font-semibold">
        <BreakableText text={title} />
      </span>
    ),
    title: true,
  },
  { name: 'Company', cell: ({ company_name: company }) => company },
  {
    name: 'URL',
    cell: ({ url }) => (
      <OutLink
        href={outboundLink(url) ?? undefined}
        title={url}
        aria-label={url}
        className="inline-flex min-h-6 items-center text-accent-text hover:underline"
      >
        {shortUrl(url)}
      </OutLink>
    ),
  },
  { name: 'Actions', cell: (job) => <Undelete job={job} />, actions: true },
]

export function DeletedJobs() {
  const { page } = useListAddress()
  const jobs = useQuery(pageQuery('getDeletedJobs', { page }))
  if (!jobs.data)
    return <QueryFallback query={jobs} waiting={<TableSkeleton label="Loading jobs..." isShown />} />
  return (
    <PagedTable
      caption="Deleted jobs"
      columns={COLUMNS}
      rows={jobs.data.jobs}
      rowKey={({ id }) => id}
      total={jobs.data.num_jobs}
      pageLength={jobs.data.page_length}
      pages="Pages of deleted jobs"
      none={<EmptyState title="No deleted jobs found!">{page > 1 && 'Go back a page.'}</EmptyState>}
    />
  )
}
