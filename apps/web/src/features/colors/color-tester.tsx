import { Chip, cx, Mark } from '@lilypad/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/ui/button.tsx'
import { Field, Input } from '@/ui/fields/field.tsx'
import { useClipboard } from '@/ui/page/use-clipboard.ts'
import { BRAND_COLORS, type BrandColor, findColor, toVariable } from '@/ui/pictures/brand-colors.ts'

const rootStyle = () => document.documentElement.style

type BrandScheme = Record<BrandColor, string>

/** The product's own, as the style sheet has them. Source: specification part 1, section 9. */
export const DEFAULT_SCHEME: BrandScheme = {
  primary: '#0089FF',
  primary_hover: '#0072D6',
  primary_box_shadow: 'rgba(0, 137, 255, 0.4)',
  secondary: '#FF6200',
  secondary_hover: '#D95300',
  secondary_box_shadow: 'rgba(255, 98, 0, 0.4)',
  header: '#DEEDF2',
}

export function shareableUrl(origin: string, scheme: BrandScheme): string {
  const colors = BRAND_COLORS.map((name) => [name, scheme[name].trim().replace(/^#/, '')])
  return `${origin}/?${new URLSearchParams(colors)}#/`
}

/** The page's colours: those of its address, else the product's own. */
const colorsInUse = () =>
  Object.fromEntries(
    BRAND_COLORS.map((name) => [
      name,
      rootStyle().getPropertyValue(toVariable(name)).trim() || DEFAULT_SCHEME[name],
    ]),
  ) as BrandScheme

/** Applies these colours to the whole product; an invalid (or incomplete) colour keeps the previous one. */
function apply(colors: BrandScheme) {
  for (const name of BRAND_COLORS) {
    const color = findColor(colors[name])
    if (color) rootStyle().setProperty(toVariable(name), color)
  }
}

/** Trial colours: applied to the whole product immediately, and reset when this screen is left. */
function useColors() {
  const [colors, setColors] = useState(colorsInUse)
  const before = useRef<BrandScheme>(null)
  useLayoutEffect(() => {
    before.current ??= colorsInUse()
    apply(colors)
  }, [colors])
  useLayoutEffect(
    () => () => {
      if (before.current) apply(before.current)
      before.current = null
    },
    [],
  )
  const change = (name: BrandColor, text: string) => setColors((were) => ({ ...were, [name]: text }))
  return { colors, change, reset: () => setColors(DEFAULT_SCHEME) }
}

const label = (name: BrandColor) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')

type ColorFieldsProps = { colors: BrandScheme; onChange: (name: BrandColor, text: string) => void }

function ColorFields({ colors, onChange }: ColorFieldsProps) {
  const field = (name: BrandColor) => {
    const color = findColor(colors[name])
    return (
      <Field key={name} label={label(name)} error={color ? null : 'Not a color: use hex, rgb() or hsl().'}>
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
              value={colors[name]}
              onChange={(event) => onChange(name, event.target.value)}
            />
          </div>
        )}
      </Field>
    )
  }
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-3">
        {BRAND_COLORS.filter((name) => name !== 'header').map(field)}
      </div>
      {field('header')}
    </div>
  )
}

const SHAPES = [
  ['Primary', 'bg-primary shadow-[0_8px_24px_2px_var(--primary-box-shadow)] hover:bg-(--primary-hover)'],
  ['Its hover', 'bg-(--primary-hover)'],
  [
    'Secondary',
    'bg-secondary shadow-[0_8px_24px_2px_var(--secondary-box-shadow)] hover:bg-(--secondary-hover)',
  ],
  ['Its hover', 'bg-(--secondary-hover)'],
  ['Header', 'bg-(--header) ring-1 ring-line ring-inset'],
] as const

/** Parts of the product in the colours that are being tried: those of text are darkened until they can be read. */
const ColorPreview = () => (
  <section aria-labelledby="color-preview" className="card overflow-hidden">
    <div className="flex items-center gap-3 rounded-t-md bg-surface-header px-5 py-3.5 ring-1 ring-line ring-inset">
      <Mark size={26} />
      <h2 id="color-preview" className="font-bold">
        Live preview
      </h2>
    </div>
    <div className="grid gap-6 p-5">
      <div className="grid grid-cols-5 justify-items-center gap-2 sm:flex sm:gap-6">
        {SHAPES.map(([name, look]) => (
          <div key={look} className="grid justify-items-center gap-2 text-ink-soft text-xs">
            <span
              aria-hidden="true"
              className={cx('size-12 rounded-md sm:size-14 transition duration-120', look)}
            />
            {name}
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="primary">Let's Go</Button>
        <Button>See all jobs</Button>
        <Chip tone="highlight">Sponsored listing</Chip>
      </div>
      <p className="rounded-md bg-accent-soft p-4 text-sm">
        A quiet panel with <strong className="text-accent-text">words that lead on</strong>, as on every
        screen.
      </p>
    </div>
  </section>
)

/** Tries brand colours on the product itself. Nothing is kept: an address carries them to others. */
export function ColorTester() {
  const { colors, change, reset } = useColors()
  const copy = useClipboard('Shareable URL copied to clipboard!')
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <section aria-label="Colors" className="card p-5 md:p-6">
        <ColorFields colors={colors} onChange={change} />
        <div className="mt-6 flex flex-wrap gap-2">
          <Button look="primary" onClick={() => void copy(shareableUrl(window.location.origin, colors))}>
            Copy Shareable URL
          </Button>
          <Button onClick={reset}>Reset to Defaults</Button>
        </div>
      </section>
      <ColorPreview />
    </div>
  )
}
