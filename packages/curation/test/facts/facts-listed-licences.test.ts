import { readFacts } from '@lilypad/curation'
import { describe, expect, test } from 'vitest'
import { toSentences } from '../../src/sentences.ts'

const licenceOf = (text: string) =>
  readFacts({ title: 'Advisor', text, sentences: toSentences(text), posted: null }).licence

describe('a bare list below a heading of licences names them', () => {
  test.each([
    ['Licenses and Certifications:\nProfessional Educator', 'required', 'teaching'],
    ['Required Licenses\nSchool Counselor, PK-12', 'required', 'school counselor'],
    ['Preferred Licensure:\nSpeech-Language Pathologist', 'preferred', 'SLP'],
    ['Licenses & Certifications\n- Dental Hygienist', 'required', 'other'],
    // No licence of a profession.
    ['Licenses and Certifications:\nCPR and First Aid for teachers', 'none_stated', null],
    ['Licenses and Certifications:\nNone', 'none_stated', null],
    ['Licenses and Experience:\nThree years as a teacher', 'none_stated', null],
    ['Skills:\nProfessional Educator', 'none_stated', null],
  ])('%s', (text, need, kind) => {
    expect(licenceOf(text)).toMatchObject({ need, kind })
  })
})
