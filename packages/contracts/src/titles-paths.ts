/** Which titles to search for: the page whose form leads to itself with `?from=`, and that of what people did, as a slug. */
export const titlesPaths = {
  ask: '/titles',
  from: { route: '/titles/:slug', href: (slug: string) => `/titles/${slug}` },
} as const

export const publicTitlesPage = (publicUrl: string, slug: string): string =>
  `${publicUrl}${slug === '' ? titlesPaths.ask : titlesPaths.from.href(slug)}`
