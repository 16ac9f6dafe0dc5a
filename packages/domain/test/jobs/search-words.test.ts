import { expect, test } from 'vitest'
import { meetsSearch, readSearch, toFieldWords } from '../../src/index.ts'

// holds Decisions §9: Free-text search: both sides folded alike; a compound counts as its parts and joined; a phrase in quotes
test.each([
  ['Math Teacher', 'teacher math', true],
  ['K–12 Math Teacher', 'k-12 teacher', true],
  ['K12 Teacher', 'k-12', true],
  ['K-12 Teacher', 'k12', true],
  ['K 12 Teacher', 'k-12', true],
  ['Curriculum Writer', 'writer curriculum', true],
  ['Sales, well told', 'ell', false],
  ['ELL Teacher', 'ell', true],
  ['Teacher’s Aide', "teacher's aide", true],
  ["Teacher's Aide", 'teacher’s aide', true],
  ["Teacher's Aide", 'teachers aide', true],
  ['Teachers Aide', "teacher's", true],
  ['Résumé Coach', 'resume', true],
  ['Resume Coach', 'Résumé', true],
  ['Online\u00a0Math Tutor', 'online math', true],
  ['Co\u00adordinator', 'coordinator', true],
  ['ＥＳＬ Tutor', 'esl', true],
  ['Öğretmen İzmir', 'ogretmen izmir', true],
  ['Full-Time Tutor', 'time', true],
  ['Math Tutor', 'art', false],
  ['Math Tutor', '"math tutor"', true],
  ['Math and Art Tutor', '"math tutor"', false],
  ['Senior Math Tutor', '"math tutor" sen', true],
  ['C++ Tutor', 'c++', true],
])('“%s” by %s: %s', (title, typed, isFound) => {
  expect(meetsSearch(toFieldWords(title), readSearch(typed))).toBe(isFound)
})

test('of thousands of words or phrases, as a saved search may hold, forty are looked for', () => {
  const words = Array.from({ length: 5_000 }, (_, at) => `word${at}`)
  expect(readSearch(words.join(' '))).toEqual(words.slice(0, 40).map((word) => [` ${word}`]))
  expect(readSearch('"math tutor" '.repeat(1_000))).toHaveLength(40)
})
