import { inThousands, SALARY_SLIDER } from '@lilypad/domain'
import { memo } from 'react'
import { Slider } from '@/ui/fields/slider.tsx'

type SalarySliderProps = { value: number; highest: number; onChange: (value: number) => void }

/**
 * Chooses the lowest acceptable salary. At its lowest position the slider is off; its highest is the highest salary
 * among the jobs, also for a filter that asks for more.
 */
export const SalarySlider = memo(({ value, highest, onChange }: SalarySliderProps) => (
  <div className="px-1.5">
    <Slider
      aria-label="Minimum salary"
      min={SALARY_SLIDER.lowest}
      max={highest}
      step={SALARY_SLIDER.step}
      value={Math.min(value, highest)}
      onChange={onChange}
      format={() => (value > SALARY_SLIDER.lowest ? inThousands(value) : 'Any')}
    />
    <p className="text-ink-soft text-xs">
      {value > SALARY_SLIDER.lowest ? 'Hides jobs that don’t list a salary.' : 'Showing all salaries'}
    </p>
  </div>
))
