import { AUDIENCE_GROUPS, audienceLabel, audienceOptions, childAudiences } from '../audience-groups.ts'
import { AUDIENCE_IDS, type AudienceId } from '../job-values.ts'
import { choiceFilter, readTexts, toChip } from './choice-filter.ts'

/** Holds only children: choosing a parent chooses its children, and they are shown as one while all are chosen. */
export const audience = choiceFilter<AudienceId>({
  kind: 'groups',
  label: 'Job audience',
  shortLabel: 'Audience',
  savedName: 'audience_selected',
  queryName: 'audience',
  fact: 'audience',
  options: () => AUDIENCE_IDS,
  optionsOf: (job) => audienceOptions(job.audience),
  read: (saved) => childAudiences(readTexts(saved)),
  chips(chosen) {
    const whole = AUDIENCE_GROUPS.flatMap(({ id, itemName, children = [] }) => {
      const ids = children.map((child) => child.id)
      const isWhole = ids.length > 0 && ids.every((child) => chosen.includes(child))
      return isWhole ? [{ id, itemName, ids }] : []
    })
    const single = chosen.filter((id) => !whole.some(({ ids }) => ids.includes(id)))
    return [
      ...whole.map(({ id, itemName, ids }) => toChip(id, itemName, ids)),
      ...single.map((id) => toChip(id, audienceLabel(id), [id])),
    ]
  },
})
