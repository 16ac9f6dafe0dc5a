/** A link that says in its label where it goes. */
export type Link = { label: string; url: string }

/** A job in a list: the strongest thing is its title, which is the link. */
export type ListedJob = {
  title: string
  url: string
  company: string
  salary: string | null
  location: string | null
  travel: string | null
}

/**
 * What letters are made of, once for both forms: HTML and plain text are written from the same parts, so that
 * neither says less than the other. Texts are plain; escaping is the business of the form.
 */
export type Part =
  | { is: 'text'; text: string }
  /** The one thing to do next. */
  | ({ is: 'button' } & Link)
  /** Something else that one may want: quieter than the button, with words before it. */
  | { is: 'aside'; text: string; link: Link | null }
  | { is: 'points'; points: readonly string[] }
  | { is: 'jobs'; name: string; jobs: readonly ListedJob[]; more: Link | null }
