import { type Database, ensureColors } from '@lilypad/db'
import { AUDIENCE_GROUPS, randomColor } from '@lilypad/domain'

export type AudienceColors = Map<string, string>

const LABELS = AUDIENCE_GROUPS.flatMap((group) => [group, ...(group.children ?? [])]).map(
  ({ itemName }) => itemName,
)

/** The colour of every audience and audience group; new ones get a permanent colour now. */
export const loadAudienceColors = ({ db }: Pick<Database, 'db'>): Promise<AudienceColors> =>
  ensureColors(db, LABELS, () => randomColor(Math.random))

export function audienceGroups(colors: AudienceColors) {
  const option = ({ id, itemName }: { id: string; itemName: string }) => ({
    id,
    itemName,
    color: colors.get(itemName) ?? '',
  })
  return AUDIENCE_GROUPS.map((group) => ({
    ...option(group),
    ...(group.children && { children: group.children.map(option) }),
  }))
}
