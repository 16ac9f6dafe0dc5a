/** @jsxRuntime automatic */
import type { Link, Part } from '../part.ts'
import { Jobs } from './jobs.tsx'
import { HEADING, LIGHT, text } from './look.ts'

const PARAGRAPH = { marginTop: 16 }

/** Outlook uses only the cell's padding, others that of the link, which makes the whole button clickable. */
const outlook = (padding: string) => ({ msoPaddingAlt: padding })

const Button = ({ label, url }: Link) => (
  <table
    role="presentation"
    cellPadding={0}
    cellSpacing={0}
    border={0}
    className="wide"
    style={{ marginTop: 28 }}
  >
    <tbody>
      <tr>
        <td
          className="button"
          style={{ borderRadius: 12, backgroundColor: LIGHT.button, ...outlook('14px 28px') }}
        >
          <a
            href={url}
            className="button"
            style={{
              ...text('ink', 16).style,
              display: 'inline-block',
              padding: '13px 28px',
              borderRadius: 12,
              color: '#ffffff',
              fontWeight: 600,
              lineHeight: '22px',
              textDecoration: 'none',
              ...outlook('0'),
            }}
          >
            {label}
          </a>
        </td>
      </tr>
    </tbody>
  </table>
)

const Aside = ({ text: words, link }: { text: string; link: Link | null }) => (
  <p {...text('soft', 14, { marginTop: 20 })}>
    {words}
    {link && (
      <>
        {' '}
        <a href={link.url} {...text('link', 14, { fontWeight: 600, textDecoration: 'underline' })}>
          {link.label}
        </a>
      </>
    )}
  </p>
)

const Points = ({ points }: { points: readonly string[] }) => (
  <ul {...text('ink', 16, { marginTop: 12, paddingLeft: 22 })}>
    {points.map((point) => (
      <li key={point} style={{ marginTop: 6 }}>
        {point}
      </li>
    ))}
  </ul>
)

/** A part of a letter in HTML. */
export const PartView = ({ part }: { part: Part }) => {
  switch (part.is) {
    case 'text':
      return <p {...text('ink', 16, PARAGRAPH)}>{part.text}</p>
    case 'heading':
      return <h2 {...HEADING}>{part.text}</h2>
    case 'button':
      return <Button label={part.label} url={part.url} />
    case 'points':
      return <Points points={part.points} />
    case 'jobs':
      return <Jobs {...part} />
    case 'aside':
      return <Aside text={part.text} link={part.link} />
  }
}
