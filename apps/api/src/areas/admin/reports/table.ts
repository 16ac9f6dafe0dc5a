import { type Html, html, nothing } from '../../../pages/html.ts'
import { figure } from './words.ts'

export type Table = {
  caption: string
  /** The head of the first column, then those of the figures. */
  columns: readonly [string, ...string[]]
  rows: readonly { name: string; figures: readonly number[] }[]
  /** A note below the table about what it omits. */
  note?: string
}

const row = (columns: readonly string[], { name, figures }: Table['rows'][number]): Html =>
  html`<tr><th scope="row">${name}</th>${figures.map(
    (value, index) => html`<td data-label="${columns[index + 1] ?? ''}">${figure(value)}</td>`,
  )}</tr>
`

/** A table of figures. On a phone its rows become cards; in print each page repeats the head and no row is split. */
export const drawTable = ({ caption, columns, rows, note }: Table): Html => html`
<table>
<caption>${caption}</caption>
<thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>
${rows.map((one) => row(columns, one))}</tbody>
</table>${note ? html`<p class="when">${note}</p>` : nothing}`

/** The figures at the top of a report. */
export const drawFigures = (figures: readonly (readonly [name: string, value: number])[]): Html =>
  html`<dl class="figures">${figures.map(
    ([name, value]) => html`<div><dt>${name}</dt><dd>${figure(value)}</dd></div>`,
  )}</dl>`
