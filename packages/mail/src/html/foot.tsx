/** @jsxRuntime automatic */
import type { Footer } from '../footer.ts'
import type { Composed } from '../message.ts'
import { text } from './look.ts'
import { Box } from './table.tsx'

/** Below the letter: why it was sent, how to unsubscribe, and who sent it. */
export const Foot = ({ letter, footer }: { letter: Composed; footer: Footer }) => {
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
