import { NOTHING_STATED, type PostingFacts } from '@lilypad/domain'

type Some = { [Fact in keyof PostingFacts]?: Partial<PostingFacts[Fact]> }

/** The facts of a posting that states these and nothing else. */
export const factsOf = (some: Some): PostingFacts => ({
  eligibility: { ...NOTHING_STATED.eligibility, ...some.eligibility },
  licence: { ...NOTHING_STATED.licence, ...some.licence },
  requirements: { ...NOTHING_STATED.requirements, ...some.requirements },
  calendar: { ...NOTHING_STATED.calendar, ...some.calendar },
})
