import { Link } from 'react-router-dom'
import { AddBoard } from '@/features/boards/add-board.tsx'
import { BoardList } from '@/features/boards/board-list.tsx'
import { LoopStatus } from '@/features/boards/loop-status.tsx'
import { paths } from '@/paths.ts'
import { BackOffice } from '../back-office/back-office.tsx'

const DeletedJobsLink = () => (
  <Link
    to={paths.adminDeletedJobs.href()}
    className="text-accent-text underline underline-offset-4 hover:no-underline"
  >
    See deleted jobs
  </Link>
)

export default function AdminScraperScreen() {
  return (
    <BackOffice
      title="Job boards"
      lead={
        <>
          What leaves its board is kept for 30 days: <DeletedJobsLink />
        </>
      }
    >
      <div className="grid gap-6">
        <div className="flex flex-wrap items-center gap-3">
          <div className="min-w-0 flex-1 basis-80">
            <LoopStatus />
          </div>
          <AddBoard />
        </div>
        <section aria-label="Job boards">
          <BoardList />
        </section>
      </div>
    </BackOffice>
  )
}
