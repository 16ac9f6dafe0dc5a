import { Explanation } from './explanation.tsx'

/** The families of audiences, as curation reads them. */
const FAMILIES = [
  [
    'Career Pivots',
    'The posting asks for or welcomes teaching from preK to grade 12, college teaching or advising, or experience in education in general.',
  ],
  [
    'Early Career',
    'It asks for less than 2 years, or its title says entry level, junior, assistant or intern.',
  ],
  ['Relevant Skills', 'It asks for this many years, in any industry. If it names none, its title decides.'],
  [
    'Industry Experience',
    'It asks for these years in one industry, such as edtech sales or K-12 publishing.',
  ],
] as const

/** A button whose dialog explains whom a job suits. */
export const AudienceInfo = () => (
  <Explanation
    label="What the audiences mean"
    title="Job audience"
    intro="Who a job suits, according to its description. It may suit several groups:"
    terms={FAMILIES}
  />
)
