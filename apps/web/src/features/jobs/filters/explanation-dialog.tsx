import { Button } from '@/ui/button.tsx'
import { Dialog } from '@/ui/dialogs/dialog.tsx'

type Terms = readonly (readonly [term: string, meaning: string])[]

export const TermList = ({ terms }: { terms: Terms }) => (
  <dl className="mt-4 grid gap-3">
    {terms.map(([term, meaning]) => (
      <div key={term}>
        <dt className="font-semibold text-ink text-sm">{term}</dt>
        <dd className="text-sm">{meaning}</dd>
      </div>
    ))}
  </dl>
)

export const LEVELS = [
  ['NO TRAVEL', 'Description has no travel information'],
  ['OCCASIONAL TRAVEL', "Under 10% annually, or 'occasional' or 'minimal'"],
  [
    'SOME TRAVEL',
    "15-20% annually, 'some' or quarterly travel, within 90 miles for meetings, or 5-12 trips a year with no stated length",
  ],
  ['REGULAR TRAVEL', "25-50%, 'willingness to travel', 'required' or 'moderate'"],
  ['FREQUENT TRAVEL', "Over 50%, daily local on-site travel, 'frequent', 'considerable' or 'road warrior'"],
] as const

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

const EXPLAINED = {
  travel: {
    title: 'Travel requirements',
    intro: 'How much travel a job asks for, according to its posting:',
    terms: LEVELS,
  },
  audience: {
    title: 'Job audience',
    intro: 'Who a job suits, according to its posting. It may suit several groups:',
    terms: FAMILIES,
  },
}

type ExplanationDialogProps = { of: keyof typeof EXPLAINED; onClose: () => void }

export default function ExplanationDialog({ of, onClose }: ExplanationDialogProps) {
  const { title, intro, terms } = EXPLAINED[of]
  return (
    <Dialog title={title} onClose={onClose} actions={<Button onClick={onClose}>OK</Button>}>
      <p>{intro}</p>
      <TermList terms={terms} />
    </Dialog>
  )
}
