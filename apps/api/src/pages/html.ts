import { escapeHtml } from './server-page.ts'

/** Safe HTML: made by `html`, which escapes, or sanitised (`descriptionHtml`). */
export type Html = { readonly html: string }

type Part = Html | string | number | readonly Html[]

const isList = (part: Part): part is readonly Html[] => Array.isArray(part)
const render = (part: Part): string => {
  if (isList(part)) return part.map(render).join('')
  return typeof part === 'object' ? part.html : escapeHtml(String(part))
}

/** A template whose values are escaped, unless they already are safe HTML. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: strings
    .map((text, place) => text + (place < parts.length ? render(parts[place] ?? '') : ''))
    .join(''),
})

export const nothing = html``
