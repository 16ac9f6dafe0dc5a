import { useLayoutEffect, useRef, useState } from 'react'
import { BRAND_COLORS, type BrandColor, colorOf, variableOf } from '@/ui/pictures/brand-colors.ts'
import { type BrandScheme, DEFAULT_SCHEME } from './brand-scheme.ts'

const rootStyle = () => document.documentElement.style

/** The page's colours: those of its address, else the product's own. */
const colorsInUse = (): BrandScheme => {
  const style = rootStyle()
  const entries = BRAND_COLORS.map((name) => [
    name,
    style.getPropertyValue(variableOf(name)).trim() || DEFAULT_SCHEME[name],
  ])
  return Object.fromEntries(entries) as BrandScheme
}

/** Applies these colours to the whole product; an invalid (or incomplete) colour keeps the previous one. */
const apply = (colors: BrandScheme) => {
  for (const name of BRAND_COLORS) {
    const color = colorOf(colors[name])
    if (color) rootStyle().setProperty(variableOf(name), color)
  }
}

/** Trial colours: applied to the whole product immediately, and reset when this screen is left. */
export const useColors = () => {
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
