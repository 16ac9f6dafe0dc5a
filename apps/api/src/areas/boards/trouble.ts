import { ApiError } from '@lilypad/contracts'
import { findBoard, findBoardRecord, putTroubleAside } from '@lilypad/db'
import { type BoardsNeeds, orNoBoard, type SomeBoards, toBoard } from './to-board.ts'

export const troubleHandlers = ({ database: { db }, now }: BoardsNeeds): SomeBoards<'putTroubleAside'> => ({
  async putTroubleAside({ request: { id, days }, audit }) {
    const found = await findBoard(db, id)
    const board = orNoBoard(found?.removedAt === null ? found : null)
    if (!(await putTroubleAside(db, id, days, now())))
      throw new ApiError('bad_request', 'This board is in no trouble.')
    audit(board.companyName, { id, days })
    return { job_board_record: toBoard(orNoBoard(await findBoardRecord(db, board))) }
  },
})
