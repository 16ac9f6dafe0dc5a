import type { DemoPosting, Section } from '../demo-types.ts'

export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** `[words](address)` becomes a link; everything else is text. */
export const inline = (text: string): string =>
  escapeHtml(text).replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2" target="_blank" rel="noopener">$1</a>')

export const plainInline = (text: string): string => text.replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '$1 ($2)')

/** How one system's editor writes a heading, a paragraph and a list. */
export type Markup = {
  heading(text: string): string
  paragraph(html: string): string
  list(items: string[]): string
}

const bullets = (items: string[]): string =>
  `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`

export const MARKUPS = {
  plain: {
    heading: (text) => `<h3>${text}</h3>`,
    paragraph: (html) => `<p>${html}</p>`,
    list: bullets,
  },
  strong: {
    heading: (text) => `<p><strong>${text}</strong></p>`,
    paragraph: (html) => `<p>${html}</p>`,
    list: (items) => `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`,
  },
  styled: {
    heading: (text) => `<h2><strong>${text}</strong></h2>`,
    paragraph: (html) => `<p style="min-height:1.5em">${html}</p>`,
    list: (items) =>
      `<ul style="min-height:1.5em">${items.map((item) => `<li><p style="min-height:1.5em">${item}</p></li>`).join('')}</ul>`,
  },
  divs: {
    heading: (text) => `<div><b style="font-size: 18px;">${text}</b></div>`,
    paragraph: (html) => `<div><span style="font-size: 16px;">${html}</span></div><div><br></div>`,
    list: bullets,
  },
  breaks: {
    heading: (text) => `<strong>${text}</strong><br>`,
    paragraph: (html) => `${html}<br><br>`,
    list: (items) => `${items.map((item) => `&bull;&nbsp;${item}`).join('<br>')}<br><br>`,
  },
} satisfies Record<string, Markup>

export const sectionHtml = (section: Section, markup: Markup): string =>
  [
    ...(section.heading === null ? [] : [markup.heading(escapeHtml(section.heading))]),
    ...section.paragraphs.map((paragraph) => markup.paragraph(inline(paragraph))),
    ...(section.items.length > 0 ? [markup.list(section.items.map(inline))] : []),
  ].join('\n')

export const sectionsHtml = (sections: readonly Section[], markup: Markup): string =>
  sections.map((section) => sectionHtml(section, markup)).join('\n')

/** The whole description, with what a hostile author added. */
export const postingHtml = (posting: DemoPosting, markup: Markup): string =>
  sectionsHtml(posting.sections, markup) + (posting.rawHtml ?? '')

export const sectionsText = (sections: readonly Section[]): string =>
  sections
    .map(({ heading, paragraphs, items }) =>
      [
        ...(heading === null ? [] : [heading]),
        ...paragraphs.map(plainInline),
        ...items.map((item) => `- ${plainInline(item)}`),
      ].join('\n'),
    )
    .join('\n\n')
