import { outboundLink } from '@lilypad/domain'
import { BreakableText, type Column, EmptyState, TableSkeleton } from '@lilypad/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { deletedJobsQuery, undeleteJob } from '@/api/admin/paged-lists.ts'
import { useAdminAlert } from '@/api/admin/use-admin-alert.ts'
import { NotLoaded } from '@/api/not-loaded.tsx'
import { PagedTable } from '@/parts/paged-table.tsx'
import { AskingButton } from '@/ui/dialogs/asking-button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { useListAddress } from '@/ui/lists/use-list-address.ts'

/** Source: specification part 2, section 9. */
const MAX_URL_LENGTH = 50

export const shortUrl = (url: string): string =>
  url.length > MAX_URL_LENGTH ? `${url.slice(0, MAX_URL_LENGTH)}…` : url

type DeletedJob = { id: number; title: string; company_name: string; url: string }

function Undelete({ job: { id, title } }: { job: DeletedJob }) {
  const { alert } = useDialogs()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => undeleteJob(id),
    onSuccess: (message) => void alert(message === null ? 'Undeleted!' : `Undeleted! ${message}`, { title }),
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
      <a
        href={outboundLink(url) ?? undefined}
        title={url}
        aria-label={url}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-6 items-center text-accent-text hover:underline"
      >
        {shortUrl(url)}
      </a>
    ),
  },
  { name: 'Actions', cell: (job) => <Undelete job={job} />, actions: true },
]

export function DeletedJobs() {
  const { page } = useListAddress()
  const jobs = useQuery(deletedJobsQuery(page))
  if (!jobs.data)
    return <NotLoaded query={jobs} waiting={<TableSkeleton label="Loading jobs..." isShown />} />
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
