const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const UNESCAPES: Record<string, string> = {
  lt: '<',
  gt: '>',
  quot: '"',
  amp: '&',
  apos: "'",
  '#39': "'",
  '#x27': "'",
  '#34': '"',
}

/** Text, escaped for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
}

/** Unescapes HTML that was escaped as a whole ('&lt;p&gt;'); HTML with real tags stays as it is. */
export function unescapeHtml(html: string): string {
  return html.includes('<') ? html : unescapeText(html)
}

export function unescapeText(text: string): string {
  return text.replace(
    /&(lt|gt|quot|amp|apos|#39|#x27|#34);/g,
    (whole, name: string) => UNESCAPES[name] ?? whole,
  )
}

/** Sections that have text, each below its heading. */
export function sectionsToHtml(
  sections: readonly { heading: string | null | undefined; html: string | null | undefined }[],
): string | null {
  const parts = sections.flatMap(({ heading, html }) =>
    html ? [`${heading ? `<h3>${escapeHtml(heading)}</h3>` : ''}${html}`] : [],
  )
  return parts.join('\n') || null
}

/** Plain text as HTML: blank lines separate paragraphs, lines that begin with a bullet become a list. */
export function textToHtml(text: string): string {
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(paragraphToHtml)
    .join('\n')
}

const BULLET = /^\s*[•●▪◦‣·*-]\s+/

function paragraphToHtml(paragraph: string): string {
  const lines = paragraph.split('\n')
  if (!lines.some((line) => BULLET.test(line))) return `<p>${lines.map(escapeHtml).join('<br>')}</p>`
  return lines
    .map((line) =>
      BULLET.test(line) ? `<li>${escapeHtml(line.replace(BULLET, ''))}</li>` : `<p>${escapeHtml(line)}</p>`,
    )
    .join('')
}
