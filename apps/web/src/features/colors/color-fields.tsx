import { Field, Input } from '@/ui/fields/field.tsx'
import { BRAND_COLORS, type BrandColor, colorOf } from '@/ui/pictures/brand-colors.ts'
import type { BrandScheme } from './brand-scheme.ts'

const LABELS: Record<BrandColor, string> = {
  primary: 'Primary',
  primary_hover: 'Primary hover',
  primary_box_shadow: 'Primary box shadow',
  secondary: 'Secondary',
  secondary_hover: 'Secondary hover',
  secondary_box_shadow: 'Secondary box shadow',
  header: 'Header',
}

type ColorFieldProps = { name: BrandColor; text: string; onChange: (text: string) => void }

const ColorField = ({ name, text, onChange }: ColorFieldProps) => {
  const color = colorOf(text)
  return (
    <Field label={LABELS[name]} error={color ? null : 'Not a color: use hex, rgb() or hsl().'}>
      {(ids) => (
        <div className="relative">
          <span
            aria-hidden="true"
            className="absolute inset-y-0 left-2.5 my-auto size-6 rounded-sm ring-1 ring-line-strong ring-inset"
            style={{ backgroundColor: color ?? 'transparent' }}
          />
          <Input
            {...ids}
            autoComplete="off"
            spellCheck={false}
            className="pl-11 tabular-nums"
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  )
}

type ColorFieldsProps = { colors: BrandScheme; onChange: (name: BrandColor, text: string) => void }

/** The seven colours as text, each beside what it looks like; primary at the left, secondary at the right. */
export const ColorFields = ({ colors, onChange }: ColorFieldsProps) => {
  const field = (name: BrandColor) => (
    <ColorField key={name} name={name} text={colors[name]} onChange={(text) => onChange(name, text)} />
  )
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-3">
        {BRAND_COLORS.filter((name) => name !== 'header').map(field)}
      </div>
      {field('header')}
    </div>
  )
}
