/** A link whose label says where it goes. */
export type Link = { label: string; url: string }

/** A job in a list. Its title stands out and is the link. */
export type ListedJob = {
  title: string
  url: string
  company: string
  salary: string | null
  location: string | null
  travel: string | null
  /** When it was added, and posted if that was long before. */
  dates: string | null
}

/** HTML and plain text are written from the same parts. Texts are unescaped; each format escapes them. */
export type Part =
  | { is: 'text'; text: string }
  | { is: 'heading'; text: string }
  | ({ is: 'button' } & Link)
  /** A secondary link: quieter than the button, with words before it. */
  | { is: 'aside'; text: string; link: Link | null }
  | { is: 'points'; points: readonly string[] }
  /** `above`: how many jobs stand in an earlier section instead, in words. */
  | { is: 'jobs'; name: string; jobs: readonly ListedJob[]; above: string | null; more: Link | null }

export const button = (label: string, url: string): Part => ({ is: 'button', label, url })
export const points = (...said: readonly string[]): Part => ({ is: 'points', points: said })
export const aside = (text: string, link: Link | null = null): Part => ({ is: 'aside', text, link })
