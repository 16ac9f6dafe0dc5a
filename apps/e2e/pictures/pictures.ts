export type Person = 'visitor' | 'paid' | 'admin'

export type Picture = {
  /** Its file, without the ending. */
  name: string
  /** Where it is taken. */
  path: string
  person: Person
  /** Words that are there once it is loaded. */
  shows: string
  scheme?: 'light' | 'dark'
}

/** In the order of the README. */
export const PICTURES: readonly Picture[] = [
  { name: 'home', path: '/', person: 'visitor', shows: 'Fresh on the water' },
  {
    name: 'dashboard',
    path: '/#/dashboard?type=Full-Time&travel=No+Travel',
    person: 'paid',
    shows: 'Sponsored listing',
  },
  {
    name: 'dashboard-dark',
    path: '/#/dashboard?type=Full-Time&travel=No+Travel',
    person: 'paid',
    shows: 'Sponsored listing',
    scheme: 'dark',
  },
  { name: 'tracker', path: '/#/tracker', person: 'paid', shows: 'Add a note' },
  { name: 'scraper', path: '/#/admin/scraper', person: 'admin', shows: 'Jobs on server' },
  { name: 'curation', path: '/#/admin/curation', person: 'admin', shows: 'Other reasons' },
]
