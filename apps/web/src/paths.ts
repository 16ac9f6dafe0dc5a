/** Every address of the client: the pattern that the router knows, and how to link to it. */
export const paths = {
  home: { path: '/', href: () => '/' },
  logIn: { path: '/log-in', href: () => '/log-in' },
  dashboard: { path: '/dashboard', href: () => '/dashboard' },
  job: { path: '/job/:id', href: (id: number) => `/job/${id}` },
  adminScraper: { path: '/admin/scraper', href: () => '/admin/scraper' },
  /** Every part of the design system, while developing. */
  gallery: { path: '/ui', href: () => '/ui' },
} as const
