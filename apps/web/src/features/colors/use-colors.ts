import { useLayoutEffect, useRef, useState } from 'react'
import { BRAND_COLORS, type BrandColor, colorOf, variableOf } from '@/ui/brand-colors.ts'
import { type BrandScheme, DEFAULT_SCHEME } from './brand-scheme.ts'

const rootStyle = () => document.documentElement.style

/** The colours that the page bears: those of its address, else the product's own. */
const colorsInUse = (): BrandScheme => {
  const style = rootStyle()
  const entries = BRAND_COLORS.map((name) => [
    name,
    style.getPropertyValue(variableOf(name)).trim() || DEFAULT_SCHEME[name],
  ])
  return Object.fromEntries(entries) as BrandScheme
}

/** Puts the whole product into these colours; a text that is no colour (yet) leaves the one before. */
const apply = (colors: BrandScheme) => {
  for (const name of BRAND_COLORS) {
    const color = colorOf(colors[name])
    if (color) rootStyle().setProperty(variableOf(name), color)
  }
}

/** Colours to play with: the whole product wears them at once, and its own again when this screen is left. */
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
