import { BoardList } from '@/features/boards/board-list.tsx'
import { LoopStatus } from '@/features/boards/loop-status.tsx'

export default function AdminScraperScreen() {
  return (
    <div className="page pt-8 md:pt-10">
      <h1 className="mb-5 font-bold text-2xl">Job boards</h1>
      <div className="grid gap-6">
        <LoopStatus />
        <section aria-label="Job boards">
          <BoardList />
        </section>
      </div>
    </div>
  )
}
