/** @jsxRuntime automatic */
import { Fragment } from 'react'

/** Text that may break after each slash, with '&amp;' read as '&'. */
export function BreakableText({ text }: { text: string }) {
  const plain = text.replaceAll('&amp;', '&')
  if (!plain.includes('/')) return plain
  return plain.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
