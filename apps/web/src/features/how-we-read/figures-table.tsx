import FIGURES from '@lilypad/curation/figures'
import { formatDay } from '@lilypad/domain'

type RateId = keyof typeof FIGURES.rates

const NAMES: Record<RateId, string> = {
  remoteFound: 'Remote jobs that we call remote',
  remoteRight: 'Jobs that we call remote, and that are',
  workplace: 'Remote, hybrid, on-site or not stated',
  workplaceDefensible: '… or an answer that a careful reader would defend',
  limitsRight: 'Limits on where you may live that we state, and that are right',
  limitsFound: 'Limits that the posting states, and that we find',
  category: 'Category',
  categoryDefensible: '… or an answer that a careful reader would defend',
  audience: 'Whom the job suits',
  audienceDefensible: '… or an answer that a careful reader would defend',
  pay: 'Pay, where there is any',
  travel: 'Travel',
  travelDefensible: '… or an answer that a careful reader would defend',
}

const CELL = 'whitespace-nowrap py-2 pl-4 text-right align-top tabular-nums'

/** The rates of the last lock-box, as `pnpm curation:score --publish` wrote them. */
export const FiguresTable = () => (
  <>
    <p className="mt-2">
      Scored on {formatDay(FIGURES.date)}: {FIGURES.postings} postings and {FIGURES.titles} titles at which
      nobody looks while writing rules, {FIGURES.random} of the postings drawn at random and the others among
      those with words such as “remote”. Two readers labelled each on their own, and a third decided where
      they differed.
    </p>
    <table className="mt-4 w-full text-sm">
      <thead className="border-line border-b text-ink-soft">
        <tr>
          <th scope="col" className="py-2 text-left font-normal">
            What
          </th>
          <th scope="col" className={`${CELL} font-normal`}>
            Right
            <span className="block">likely range</span>
          </th>
          <th scope="col" className={`${CELL} font-normal`}>
            Of
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {(Object.keys(NAMES) as RateId[]).map((id) => {
          const { percent, from, to, of } = FIGURES.rates[id]
          return (
            <tr key={id}>
              <th scope="row" className="py-2 text-left align-top font-normal">
                {NAMES[id]}
              </th>
              <td className={CELL}>
                <strong className="font-semibold">{percent} %</strong>
                <span className="block text-ink-soft">
                  {from} to {to}
                </span>
              </td>
              <td className={CELL}>{of}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
    <p className="mt-3 text-ink-soft text-sm">
      With other postings of the same kind the rate would be in the likely range nineteen times out of twenty;
      few rows make it wide. Most postings ask for no travel and state no pay, which is easy to read.
    </p>
  </>
)
