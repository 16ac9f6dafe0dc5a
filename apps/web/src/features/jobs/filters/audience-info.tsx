import { Explanation } from './explanation.tsx'

/** The families of audiences, as curation reads them. */
const FAMILIES = [
  [
    'Career Pivots',
    'The posting asks for or welcomes teaching from preK to grade 12, college teaching or advising, or experience in education in general.',
  ],
  [
    'Early Career',
    'It requires less than 2 years, or its title says entry level, junior, assistant or intern.',
  ],
  [
    'Relevant Skills',
    'It requires these years of experience, in any industry. Where it names none, the title decides.',
  ],
  ['Industry Experience', 'It ties these years to an industry, such as edtech sales or K-12 publishing.'],
] as const

/** A button whose dialog explains whom a job suits. */
export const AudienceInfo = () => (
  <Explanation
    label="What the audiences mean"
    title="Job audience"
    intro="Whom a job suits, as its description says. A job may suit several:"
    terms={FAMILIES}
  />
)
