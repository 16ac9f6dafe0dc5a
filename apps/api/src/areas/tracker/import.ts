import { ApiError, chosenStages } from '@lilypad/contracts'
import {
  type ApplicationOutline,
  addApplications,
  changeApplication,
  type Executor,
  findTooLong,
  inPages,
  listOutlines,
  lockTracker,
} from '@lilypad/db'
import { type ChosenStages, plainWords, type Tier } from '@lilypad/domain'
import { TOO_MANY_APPLICATIONS } from './applications.ts'
import type { Needs, Some } from './needs.ts'
import { planImport } from './plan-import.ts'
import { readCsv } from './read-csv.ts'
import { tooMuchText } from './too-much-text.ts'

const listKnown = async (tx: Executor, whose: { userId: number; tier: Tier }) => {
  const known: ApplicationOutline[] = []
  for await (const page of inPages((asked) => listOutlines(tx, whose, asked))) known.push(...page)
  return known
}

const readChosen = (stages: string | undefined): ChosenStages => {
  if (stages === undefined) return {}
  try {
    const chosen = Object.entries(chosenStages.parse(JSON.parse(stages)))
    return Object.fromEntries(chosen.map(([name, status]) => [plainWords(name), status]))
  } catch {
    throw new ApiError('bad_request', 'stages must be a JSON object of stage names and statuses.')
  }
}

export const importHandlers = ({ database: { db }, now }: Needs): Some<'importTrackedJobs'> => ({
  async importTrackedJobs({ user, tier, file, request: { preview, stages } }) {
    const { columns, rows } = readCsv(file.bytes)
    const at = now()
    const chosen = readChosen(stages)
    const userId = user.id
    return db.transaction(async (tx) => {
      await lockTracker(tx, userId)
      const known = await listKnown(tx, { userId, tier })
      const { added, changed, problems, warnings, unknownStages, firstRows, textGrowth } = planImport(
        rows,
        known,
        {
          now: at,
          chosen,
        },
      )
      const longest = await findTooLong(tx, userId, textGrowth)
      if (longest) throw tooMuchText(longest)
      const plan = {
        num_added: added.length,
        num_changed: changed.length,
        problems,
        warnings,
        unknown_stages: unknownStages.map(({ name, rows: num_rows }) => ({ name, num_rows })),
        columns,
        first_rows: firstRows,
      }
      if (preview) return plan
      for (const { jobId, changes } of changed)
        await changeApplication(
          tx,
          { userId, jobId, notesVersion: null, now: at, areTextsCounted: true },
          changes,
        )
      if (!(await addApplications(tx, { userId, now: at }, added)))
        throw new ApiError('bad_request', TOO_MANY_APPLICATIONS)
      return plan
    })
  },
})
