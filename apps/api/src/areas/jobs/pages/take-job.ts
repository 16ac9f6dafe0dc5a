import { clientAddress, paths } from '@lilypad/contracts/addresses'
import type { PublicJob } from '@lilypad/db'
import { FACTS_QUESTION, type FactLine, factLines } from '@lilypad/domain'
import { type Html, html, nothing } from '../../../pages/html.ts'
import { factsOf } from '../facts-of.ts'

const quotesOf = ({ topic, evidence }: FactLine): Html =>
  evidence.length === 0
    ? nothing
    : html`<details><summary>In the posting’s words<span class="unseen">: ${topic}</span></summary>
${evidence.map((words) => html`<blockquote>“${words}”</blockquote>`)}</details>`

const line = (one: FactLine): Html => html`<div><dt>${one.topic}</dt>
<dd${one.isStated ? nothing : html` class="open"`}>${one.texts.map((text) => html`<p>${text}</p>`)}
${one.unstated.length === 0 ? nothing : html`<p class="open">Not stated: ${one.unstated.join(', ')}</p>`}
${quotesOf(one)}</dd></div>`

/** Whether a reader can take the job, by what its posting states: each line with the sentences that decide it. */
export const takeJob = (job: PublicJob): Html => html`<section class="take" aria-labelledby="take">
<h2 id="take">${FACTS_QUESTION}</h2>
<dl>${factLines(factsOf(job), job.applyBy).map(line)}</dl>
<p class="open"><a href="${clientAddress('', paths.howWeRead.href())}">How we read postings</a></p></section>`
