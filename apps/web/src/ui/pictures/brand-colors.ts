/** The seven brand colours, by the names that an address has for them. */
export const BRAND_COLORS = [
  'primary',
  'primary_hover',
  'primary_box_shadow',
  'secondary',
  'secondary_hover',
  'secondary_box_shadow',
  'header',
] as const
export type BrandColor = (typeof BRAND_COLORS)[number]

const HEX = /^#?((?:[0-9a-f]{3,4}){1,2})$/i
const FUNCTION = /^(?:rgb|hsl)a?\([\d\s.,%/]+\)$/i

/** The colour that a text means, as CSS knows it; null where it means none. Hex, rgb() and hsl() colours count. */
export function findColor(text: string): string | null {
  const hex = HEX.exec(text.trim())?.[1]
  if (hex) return `#${hex}`
  return FUNCTION.test(text.trim()) ? text.trim() : null
}

export const toVariable = (name: BrandColor): string => `--${name.replaceAll('_', '-')}`

/**
 * Brand colours given in an address, as CSS variables: `?primary=0089FF` gives `--primary: #0089FF`.
 * Source: specification part 1, 'Start-up'.
 */
export function brandColors(query: string): [variable: string, color: string][] {
  const parameters = new URLSearchParams(query)
  return BRAND_COLORS.flatMap((name): [string, string][] => {
    const color = findColor(parameters.get(name) ?? '')
    return color ? [[toVariable(name), color]] : []
  })
}

/** Applies the colours of the page's own address; a hash route may carry them too. */
export function applyBrandColors(page: Document, { search, hash }: Location): void {
  const inHash = hash.includes('?') ? hash.slice(hash.indexOf('?')) : ''
  for (const [variable, color] of [...brandColors(search), ...brandColors(inHash)]) {
    page.documentElement.style.setProperty(variable, color)
  }
}
