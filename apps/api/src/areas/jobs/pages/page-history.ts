import type { JobHistory } from '@lilypad/contracts'
import { type ChangedPassages, type HistoryEvent, type HistoryWords, historyWords } from '@lilypad/domain'
import { type Html, html, nothing } from '../../../pages/html.ts'

/** A board that prints something else every night would fill the page. */
const MOST_EVENTS = 20

const quote = (name: string, words: string | null): Html =>
  words === null ? nothing : html`<blockquote><b>${name}</b>${words}</blockquote>`

const passagesOf = ({ before, after }: ChangedPassages): Html =>
  html`${quote(after === null ? 'No longer there' : 'Before', before)}${quote(before === null ? 'New' : 'After', after)}`

const eventItem = ({ sentence, passages }: HistoryEvent): Html =>
  html`<li>${sentence}${passages ? passagesOf(passages) : nothing}</li>`

const eventsOf = ({ events, noEvents }: HistoryWords): Html => {
  if (noEvents !== null) return html`<p>${noEvents}</p>`
  const shown = events.slice(0, MOST_EVENTS)
  const count =
    events.length > shown.length ? `the newest ${shown.length} of ${events.length}` : events.length
  return html`<details><summary>What we saw since then (${count})</summary>
<ol>${shown.map(eventItem)}</ol></details>`
}

const listingsOf = ({ listings, earlier }: HistoryWords): Html =>
  listings === null
    ? nothing
    : html`<p>${listings}</p>
<ul class="soft">${earlier.map((one) => html`<li>${one}</li>`)}</ul>`

/** What we saw of a listed job over time, in words that stay true while the page is kept. */
export const pageHistory = (history: JobHistory): Html => {
  const words = historyWords(history, { today: null, isOpen: true })
  return html`<section class="history" aria-labelledby="history"><h2 id="history">History</h2>
<p class="soft">${words.dates.join(' · ')}</p>
${eventsOf(words)}
${listingsOf(words)}
${words.sources === null ? nothing : html`<p class="soft">${words.sources}</p>`}
${words.employer === null ? nothing : html`<p class="soft">${words.employer}</p>`}</section>`
}
