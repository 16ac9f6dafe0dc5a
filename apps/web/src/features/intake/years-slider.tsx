import { INTAKE_YEARS } from '@lilypad/domain'
import { Slider } from '@/ui/fields/slider.tsx'
import { YEARS_QUESTION, yearsText } from './intake-texts.ts'

type YearsSliderProps = { label: string; value: number; onChange: (years: number) => void }

/** Asks until it is moved: nobody says '0 years' by going on. */
export const YearsSlider = ({ label, value, onChange }: YearsSliderProps) => (
  <Slider
    aria-label={label}
    min={INTAKE_YEARS.lowest}
    max={INTAKE_YEARS.highest}
    step={INTAKE_YEARS.step}
    value={value}
    onChange={onChange}
    format={(years) => (years === INTAKE_YEARS.lowest ? YEARS_QUESTION : yearsText(years))}
    className="[&>output]:min-w-20"
  />
)
