/** @jsxRuntime automatic */
import type { CSSProperties, ReactNode } from 'react'

type Props = { className?: string; style?: CSSProperties; children: ReactNode }

/** A table that only lays out: screen readers do not see it. */
export const LAID_OUT = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const

/** A box that looks the same in every mail client. */
export const Box = ({ className, style, children }: Props) => (
  <table {...LAID_OUT} width="100%">
    <tbody>
      <tr>
        <td className={className} style={style}>
          {children}
        </td>
      </tr>
    </tbody>
  </table>
)
