/** @jsxRuntime automatic */
import { renderToStaticMarkup } from 'react-dom/server'
import type { Composed, Footer } from '../message.ts'
import { Box, LAID_OUT, PartView } from './parts.tsx'
import { LIGHT, STYLE, text } from './styles.ts'

const WIDTH = 560

/** Blanks after the preheader, because mailboxes would fill the line with the text that follows. */
const FILLER = '\u00a0\u200c'.repeat(90)

const HIDDEN = {
  display: 'none',
  overflow: 'hidden',
  maxHeight: 0,
  maxWidth: 0,
  opacity: 0,
  fontSize: 1,
  lineHeight: '1px',
}

/** The logo is our own picture; the name shows when pictures are off. */
const Masthead = ({ publicUrl }: Footer) => (
  <Box style={{ padding: '0 4px 16px' }}>
    <a href={`${publicUrl}/`} {...text('ink', 20, { fontWeight: 700, textDecoration: 'none' })}>
      <img
        src={`${publicUrl}/mail/mark.png`}
        width={28}
        height={28}
        alt=""
        fetchPriority="low"
        style={{ border: 0, verticalAlign: 'middle', marginRight: 8 }}
      />
      Lilypad
    </a>
  </Box>
)

const Head = ({ title }: { title: string }) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
    <title>{title}</title>
    <style>{STYLE}</style>
  </head>
)

const Card = ({ letter }: { letter: Composed }) => (
  <Box
    className="card inside"
    style={{
      padding: '36px 36px 40px',
      backgroundColor: LIGHT.card,
      border: `1px solid ${LIGHT.line}`,
      borderRadius: 20,
    }}
  >
    <h1 {...text('ink', 26, { fontWeight: 700, lineHeight: 1.2, letterSpacing: '-0.01em' })}>
      {letter.heading}
    </h1>
    {letter.parts.map((part, at) => (
      <PartView key={at} part={part} />
    ))}
  </Box>
)

/** Below the letter: why it was sent, how to unsubscribe, and who sent it. */
function Foot({ letter, footer }: { letter: Composed; footer: Footer }) {
  const { publicUrl, contactAddress, postalAddress } = footer
  const link = text('soft', 13, { textDecoration: 'underline' })
  return (
    <Box style={{ padding: '20px 4px 0' }}>
      <p {...text('soft', 13)}>{letter.reason}</p>
      {letter.unsubscribe && (
        <p {...text('soft', 13, { marginTop: 8 })}>
          <a href={letter.unsubscribe.url} {...link}>
            {letter.unsubscribe.label}
          </a>
        </p>
      )}
      <p {...text('soft', 13, { marginTop: 8 })}>
        <a href={`${publicUrl}/`} {...link}>
          Lilypad
        </a>
        {' · '}
        <a href={`mailto:${contactAddress}`} {...link}>
          {contactAddress}
        </a>
        {postalAddress && ` · ${postalAddress}`}
      </p>
    </Box>
  )
}

/** The layout of every letter: the name on top, the letter on a card, and below it why it was sent and by whom. */
const Layout = ({ letter, footer }: { letter: Composed; footer: Footer }) => (
  <html lang="en" dir="ltr">
    <Head title={letter.subject} />
    <body className="page" style={{ margin: 0, padding: 0, backgroundColor: LIGHT.page }}>
      <div style={HIDDEN}>
        {letter.preheader}
        {FILLER}
      </div>
      <table {...LAID_OUT} width="100%">
        <tbody>
          <tr>
            <td
              className="page outside"
              align="center"
              style={{ padding: '32px 16px', backgroundColor: LIGHT.page }}
            >
              <table
                {...LAID_OUT}
                width={WIDTH}
                style={{ width: '100%', maxWidth: WIDTH, textAlign: 'left' }}
              >
                <tbody>
                  <tr>
                    <td>
                      <Masthead {...footer} />
                      <Card letter={letter} />
                      <Foot letter={letter} footer={footer} />
                    </td>
                  </tr>
                </tbody>
              </table>
            </td>
          </tr>
        </tbody>
      </table>
    </body>
  </html>
)

/** The letter as a complete HTML document. React escapes every text and attribute. */
export const renderHtml = (letter: Composed, footer: Footer): string =>
  `<!doctype html>${renderToStaticMarkup(<Layout letter={letter} footer={footer} />)}`
