import { adminCalls, type Call, changesSomething } from '@lilypad/contracts'
import { expect, it } from 'vitest'
import { actionWords, detailsText } from './audit-texts.ts'

const changing = Object.values<Call>(adminCalls).filter(changesSomething)

it.each(changing.map(({ path }) => path.slice(path.lastIndexOf('/') + 1)))(
  '%s is told in words',
  (action) => {
    expect(actionWords(action)).toMatch(/^[A-Z][a-z]+/)
    expect(actionWords(action).toLowerCase()).not.toBe(action.replaceAll('_', ' '))
  },
)

it('a call without words is shown by its name', () => {
  expect(actionWords('save_profile')).toBe('Save profile')
})

it.each<[sentence: string, details: Record<string, unknown>, text: string]>([
  ['nothing asked for', {}, ''],
  [
    'each field and its value',
    { job_board_url: 'https://a.example', days: 7 },
    'job board url: https://a.example · days: 7',
  ],
  ['yes and no', { accept: true, featured: false }, 'accept: yes · featured: no'],
  ['what was given back', { category: null }, 'category: none'],
  ['not the id that a new thing does not have yet', { id: null, name: 'Reed' }, 'name: Reed'],
  ['lists', { audience: ['RS1', 'CP1'] }, 'audience: RS1, CP1'],
  ['not what the subject says already', { source: 'Spring fair', num_codes: 2 }, 'num codes: 2'],
])('%s', (_sentence, details, text) => {
  expect(detailsText(details, 'Spring fair')).toBe(text)
})
