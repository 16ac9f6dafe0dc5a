import { outboundLink } from '@lilypad/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { deletedJobsQuery, undeleteJob } from '@/api/admin/deleted-jobs.ts'
import { messageOf } from '@/api/failure-messages.ts'
import { NotLoaded } from '@/api/not-loaded.tsx'
import { AskingButton } from '@/ui/dialogs/asking-button.tsx'
import { useDialogs } from '@/ui/dialogs/dialogs.tsx'
import { Pager } from '@/ui/lists/pager.tsx'
import { type Column, Table } from '@/ui/lists/table.tsx'
import { TableSkeleton } from '@/ui/lists/table-skeleton.tsx'
import { useListAddress } from '@/ui/lists/use-list-address.ts'
import { EmptyState } from '@/ui/states.tsx'
import { BreakableText } from '@/ui/text/breakable-text.tsx'

/** Source: specification part 2, section 9. */
const MAX_URL_LENGTH = 50

/** An address cut at 50 characters, with an ellipsis where something is missing. */
export const shortUrl = (url: string): string =>
  url.length > MAX_URL_LENGTH ? `${url.slice(0, MAX_URL_LENGTH)}…` : url

type UndeleteProps = { job: { id: number; title: string } }

const Undelete = ({ job: { id, title } }: UndeleteProps) => {
  const { alert } = useDialogs()
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => undeleteJob(id),
    onSuccess: (message) => void alert(message === null ? 'Undeleted!' : `Undeleted! ${message}`, title),
    onError: (error) => void alert(messageOf(error, 'An error occurred.'), title),
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

type DeletedJob = { id: number; title: string; company_name: string; url: string }

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

export const DeletedJobs = () => {
  const { page } = useListAddress()
  const jobs = useQuery(deletedJobsQuery(page))
  if (!jobs.data)
    return <NotLoaded query={jobs} waiting={<TableSkeleton label="Loading jobs..." isShown />} />
  return (
    <>
      {jobs.data.jobs.length === 0 ? (
        <EmptyState title="No deleted jobs found!">{page > 1 && 'Go back a page.'}</EmptyState>
      ) : (
        <Table caption="Deleted jobs" columns={COLUMNS} rows={jobs.data.jobs} rowKey={({ id }) => id} />
      )}
      <Pager label="Pages of deleted jobs" pageLength={jobs.data.page_length} total={jobs.data.num_jobs} />
    </>
  )
}
