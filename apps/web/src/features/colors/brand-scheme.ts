import { BRAND_COLORS, type BrandColor } from '@/ui/pictures/brand-colors.ts'

export type BrandScheme = Record<BrandColor, string>

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
