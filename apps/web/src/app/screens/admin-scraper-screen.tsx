import { AddBoard } from '@/features/boards/add-board.tsx'
import { BoardList } from '@/features/boards/board-list.tsx'
import { LoopStatus } from '@/features/boards/loop-status.tsx'

export default function AdminScraperScreen() {
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-80">
          <LoopStatus />
        </div>
        <AddBoard />
      </div>
      {/* As high as a screen, so that the end of the page does not jump into sight when few boards are left. */}
      <section aria-label="Job boards" className="min-h-dvh">
        <BoardList />
      </section>
    </div>
  )
}
