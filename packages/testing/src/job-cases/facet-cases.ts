import { JOB_TYPES } from '@lilypad/domain'
import { allBut, filterCase as when } from './filter-case.ts'

const CATEGORY_CASES = [
  when('category: an exact match with the selected one', { categories: ['Sales'] }, [2, 3]),
  when('category: with any selected one', { categories: ['UX/UI', 'Sales'] }, [2, 3, 5]),
  when('category: one whose name begins alike is another', { categories: ['Customer Support'] }, [12]),
  when('category: an ampersand is part of the name', { categories: ['Learning & Development'] }, [23]),
  when('category: Other is a category like the rest', { categories: ['Other'] }, [18]),
  when('category: selecting one twice is selecting it', { categories: ['Sales', 'Sales'] }, [2, 3]),
]

const TYPE_CASES = [
  when('type: an exact match with the selected one', { types: ['Part-Time'] }, [2, 4, 20]),
  when('type: with any selected one', { types: ['Contract', 'Temporary'] }, [5, 10, 11, 17, 23, 24]),
  when('type: internships are a type', { types: ['Internship'] }, [8]),
  when(
    'type: the commonest type leaves out the rest',
    { types: ['Full-Time'] },
    [1, 3, 6, 7, 9, 13, 14, 15, 16, 19, 21, 22],
  ),
  when(
    'type: a job of no type passes none, even when all are selected',
    { types: JOB_TYPES },
    allBut(12, 18),
  ),
]

const TRAVEL_CASES = [
  when('travel: no travel', { travel: ['No Travel'] }, [1, 4, 8, 10, 11, 12, 16, 17, 18, 21]),
  when('travel: occasional travel', { travel: ['Occasional Travel'] }, [5, 7, 15, 22]),
  when('travel: a level does not hold those below it', { travel: ['Regular Travel'] }, [2, 13, 19, 24]),
  when('travel: frequent travel', { travel: ['Frequent Travel'] }, [3, 9, 23]),
  when(
    'travel: any selected level',
    { travel: ['Some Travel', 'Regular Travel'] },
    [2, 6, 13, 14, 19, 20, 24],
  ),
]

const AUDIENCE_CASES = [
  when('audience: preK-12 educators', { audience: ['CP1'] }, [4, 10, 11]),
  when('audience: higher ed educators', { audience: ['CP2'] }, [7, 19]),
  when('audience: education experience', { audience: ['CP3'] }, [10, 11, 19, 23]),
  when(
    'audience: Career Pivots selects its children',
    { audience: ['CP1', 'CP2', 'CP3'] },
    [4, 7, 10, 11, 19, 23],
  ),
  when('audience: early career', { audience: ['EC'] }, [8, 12]),
  when('audience: relevant skills of 2-5 years', { audience: ['RS1'] }, [1, 5, 6, 12, 17, 18, 24]),
  when('audience: relevant skills of 5-8 years', { audience: ['RS2'] }, [2, 13, 15, 21, 24]),
  when('audience: relevant skills of 8+ years', { audience: ['RS3'] }, [9, 16]),
  when(
    'audience: Relevant Skills selects its children',
    { audience: ['RS1', 'RS2', 'RS3'] },
    [1, 2, 5, 6, 9, 12, 13, 15, 16, 17, 18, 21, 24],
  ),
  when('audience: industry experience of 2-5 years', { audience: ['IE1'] }, [6, 20]),
  when('audience: industry experience of 5-8 years', { audience: ['IE2'] }, [3, 22]),
  when('audience: industry experience of 8+ years', { audience: ['IE3'] }, [14, 16]),
  when(
    'audience: Industry Experience selects its children',
    { audience: ['IE1', 'IE2', 'IE3'] },
    [3, 6, 14, 16, 20, 22],
  ),
  when('audience: one in common is enough', { audience: ['CP2', 'EC'] }, [7, 8, 12, 19]),
]

export const FACET_CASES = [...CATEGORY_CASES, ...TYPE_CASES, ...TRAVEL_CASES, ...AUDIENCE_CASES]
