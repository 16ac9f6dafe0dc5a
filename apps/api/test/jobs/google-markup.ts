import { z } from 'zod'

/**
 * What Google documents of the things that we mark up: what it requires, and the form of what it recommends. Nothing
 * else may be there, so that a misspelt property is found.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 * @see https://developers.google.com/search/docs/appearance/structured-data/organization
 * @see https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
const words = z.string().refine((text) => text.trim() !== '', 'must say something')
const address = z.url({ protocol: /^https?$/ })
const context = z.string().regex(/^https:\/\/schema\.org\/?$/)

const currencies = new Set(Intl.supportedValuesOf('currency'))
const amount = z.number().positive()

const value = z
  .strictObject({
    '@type': z.literal('QuantitativeValue'),
    value: amount.optional(),
    minValue: amount.optional(),
    maxValue: amount.optional(),
    unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
  })
  .refine(
    ({ value: one, minValue, maxValue }) =>
      (one === undefined) !== (minValue === undefined && maxValue === undefined),
    'must have either a value or a range',
  )
  .refine(({ minValue = 0, maxValue = Infinity }) => minValue <= maxValue, 'must be a range')

const place = z.strictObject({
  '@type': z.enum(['Country', 'State', 'AdministrativeArea']),
  name: words,
})

const NO_REQUIREMENTS = z.literal('no requirements')

const posting = z.strictObject({
  '@context': context,
  '@type': z.literal('JobPosting'),
  title: words,
  // HTML with paragraphs or line breaks, and more than the title.
  description: words.refine((text) => /<(?:p|br|ul|ol|h\d)\b/.test(text), 'must be HTML'),
  datePosted: z.iso.date(),
  validThrough: z.iso.datetime().optional(),
  hiringOrganization: z.strictObject({
    '@type': z.literal('Organization'),
    name: words,
    logo: address.optional(),
    sameAs: address.optional(),
  }),
  identifier: z.strictObject({ '@type': z.literal('PropertyValue'), name: words, value: words }),
  url: address,
  employmentType: z
    .enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER'])
    .optional(),
  // Only remote jobs are listed; where they hire is required if their postings limit it.
  jobLocationType: z.literal('TELECOMMUTE'),
  applicantLocationRequirements: z.array(place).min(1).optional(),
  baseSalary: z
    .strictObject({
      '@type': z.literal('MonetaryAmount'),
      currency: z.string().refine((code) => currencies.has(code), 'must be a currency of ISO 4217'),
      value,
    })
    .optional(),
  directApply: z.boolean(),
  educationRequirements: z
    .union([
      NO_REQUIREMENTS,
      z.strictObject({
        '@type': z.literal('EducationalOccupationalCredential'),
        credentialCategory: z.enum([
          'high school',
          'associate degree',
          'bachelor degree',
          'professional certificate',
          'postgraduate degree',
        ]),
      }),
    ])
    .optional(),
  experienceRequirements: z
    .union([
      NO_REQUIREMENTS,
      z.strictObject({
        '@type': z.literal('OccupationalExperienceRequirements'),
        monthsOfExperience: z.int().positive(),
      }),
    ])
    .optional(),
  experienceInPlaceOfEducation: z.literal(true).optional(),
})

const organization = z.strictObject({
  '@context': context,
  '@type': z.literal('Organization'),
  name: words,
  url: address,
  logo: address.optional(),
  description: words.optional(),
  sameAs: z.array(address).min(1).optional(),
})

const item = z.strictObject({
  '@type': z.literal('ListItem'),
  position: z.int(),
  name: words,
  item: address,
})

const trail = z.strictObject({
  '@context': context,
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(item)
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1), 'must count from 1'),
})

export const googleMarkup = z.discriminatedUnion('@type', [posting, organization, trail])
export type Posting = z.output<typeof posting>

/** What of a page's markup is not as Google documents it. */
export const faultsOf = (markup: object[]) =>
  markup.flatMap(
    (thing) => googleMarkup.safeParse(thing).error?.issues.map(({ path, message }) => [path, message]) ?? [],
  )
