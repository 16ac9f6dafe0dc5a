/** @jsxRuntime automatic */
import type { CSSProperties, ReactNode } from 'react'

type Props = { className?: string; style?: CSSProperties; width?: string; children: ReactNode }

/** A box that looks the same in every mail client. Screen readers do not see a table. */
export const Box = ({ className, style, width = '100%', children }: Props) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} border={0} width={width}>
    <tbody>
      <tr>
        <td className={className} style={style}>
          {children}
        </td>
      </tr>
    </tbody>
  </table>
)
