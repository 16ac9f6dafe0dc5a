const VARIABLES = [
  'primary',
  'primary_hover',
  'primary_box_shadow',
  'secondary',
  'secondary_hover',
  'secondary_box_shadow',
  'header',
] as const

const HEX = /^#?((?:[0-9a-f]{3,4}){1,2})$/i
const FUNCTION = /^(?:rgb|hsl)a?\([\d\s.,%/]+\)$/i

const colorOf = (text: string): string | null => {
  const hex = HEX.exec(text)?.[1]
  if (hex) return `#${hex}`
  return FUNCTION.test(text) ? text : null
}

/**
 * Brand colours given in an address, as CSS variables: `?primary=0089FF` gives `--primary: #0089FF`.
 * Only hex, rgb() and hsl() colours count. Source: specification part 1, 'Start-up'.
 */
export const brandColors = (query: string): [variable: string, color: string][] => {
  const parameters = new URLSearchParams(query)
  return VARIABLES.flatMap((name): [string, string][] => {
    const color = colorOf(parameters.get(name)?.trim() ?? '')
    return color ? [[`--${name.replaceAll('_', '-')}`, color]] : []
  })
}

/** Applies the colours of the page's own address; a hash route may carry them too. */
export const applyBrandColors = (page: Document, { search, hash }: Location): void => {
  const inHash = hash.includes('?') ? hash.slice(hash.indexOf('?')) : ''
  for (const [variable, color] of [...brandColors(search), ...brandColors(inHash)]) {
    page.documentElement.style.setProperty(variable, color)
  }
}
