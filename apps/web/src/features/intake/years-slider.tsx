import { INTAKE_YEARS } from '@lilypad/domain'
import { Slider } from '@/ui/fields/slider.tsx'
import { yearsText } from './intake-texts.ts'

type YearsSliderProps = { label: string; value: number; onChange: (years: number) => void }

export const YearsSlider = ({ label, value, onChange }: YearsSliderProps) => (
  <Slider
    aria-label={label}
    min={INTAKE_YEARS.lowest}
    max={INTAKE_YEARS.highest}
    step={INTAKE_YEARS.step}
    value={value}
    onChange={onChange}
    format={yearsText}
    className="[&>output]:min-w-20"
  />
)
