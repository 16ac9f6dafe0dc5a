import { readFacts } from '@lilypad/curation'
import { describe, expect, test } from 'vitest'
import { factsOf } from './read-sentence.ts'

const NOTHING = factsOf('')

const OF_OTHERS = `
Students must hold a high school diploma and work 20 hours per week.
Our clinicians are licensed in the State of Texas.
Our founders have PhDs and over 20 years of experience in education.
Clients must apply by May 1, 2026.
Our students begin in August 2026.
Our nurses hold an active RN license.
All participants must be US citizens.
Families typically must reside in Ohio.
Most of our customers are located in Chicago, Illinois.
Our teachers have a Master's degree.
Volunteers must be authorized to work in the United States.
Participants who complete the program earn an associate degree.
Our engineers work 40 hours per week.
Our nurses are required to hold a BSN.
Because our tutors must have a bachelor's degree, quality is high.
Graduates of our program with a master's degree earn more.
Families in Ohio must hold a permit and be US citizens.
Candidates you place must have a CPA license.
You will recruit and train substitute teachers, all of whom must hold a teaching credential.
You will work beside registered dietitians, most of whom hold a master's degree.
You will supervise a team of 12 tutors, each of whom holds a bachelor's degree.
You coach principals who have 8 or more years of experience.
You will advise clients, who are required to hold a bachelor's degree.
`.trim()
const OF_THE_READER = `
Our client is currently seeking an analyst with a Bachelor's degree and 5 years of experience.
Students are who you serve; a Bachelor's degree is required.
Our team needs a nurse; you hold an active RN license.
We are looking for coaches who have 5 years of experience.
You will serve clients in Ohio, must hold a Master's degree and have a car.
Families and students: you have a Bachelor's degree in social work.
`.trim()

describe('what others must be or have is not asked of the reader', () => {
  test.each(OF_OTHERS.split('\n'))('%s', (sentence) => {
    expect(factsOf(sentence)).toEqual(NOTHING)
  })
  test('the rest of the sentence is read', () => {
    const { requirements } = factsOf('Learners must have an associate degree, and you must have a PhD.')
    expect(requirements.education_required).toBe('doctorate')
    expect(factsOf('You coach teachers who have a BA, and you have a PhD.').requirements).toEqual(
      requirements,
    )
  })
  test('under the title of a nurse, our nurses are the reader', () => {
    const text = 'Our nurses must hold a BSN.'
    const posting = { text, sentences: [text], posted: null }
    expect(readFacts({ ...posting, title: 'School Nurse' }).requirements.education_required).toBe('bachelor')
    expect(readFacts({ ...posting, title: 'Accountant' }).requirements.education_required).toBeNull()
  })
  test.each(OF_THE_READER.split('\n'))('but: %s', (sentence) => {
    expect(factsOf(sentence)).not.toEqual(NOTHING)
  })
})
