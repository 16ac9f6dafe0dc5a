import type { CSSProperties } from 'react'

/** Colour roles as plain values, as mail clients need them. Text has a contrast of 4.5:1 on each surface. */
export const LIGHT = {
  page: '#f1f8fa',
  card: '#ffffff',
  line: '#d3e2e8',
  ink: '#152a32',
  soft: '#4c5e66',
  link: '#0062c0',
  button: '#0267c7',
}

const DARK = {
  page: '#0a161b',
  card: '#101e24',
  line: '#2b3b42',
  ink: '#e8f0f3',
  soft: '#a4b4ba',
  link: '#7cc0ff',
  button: '#0267c7',
}

const FONT = "Figtree, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/** Text in a role's colour: inline for clients that support nothing else, a class for dark mode. */
export const text = (role: keyof typeof LIGHT, size: number, more: CSSProperties = {}) => ({
  className: role,
  style: {
    margin: 0,
    fontFamily: FONT,
    fontSize: size,
    lineHeight: 1.55,
    color: LIGHT[role],
    wordBreak: 'break-word' as const,
    ...more,
  },
})

export const HEADING = text('ink', 18, { marginTop: 32, marginBottom: 12, fontWeight: 700, lineHeight: 1.3 })

const dark = (prefix: string) =>
  (['ink', 'soft', 'link'] as const)
    .map((role) => `${prefix} .${role} { color: ${DARK[role]} !important; }`)
    .concat(
      `${prefix} .page { background-color: ${DARK.page} !important; }`,
      `${prefix} .card { background-color: ${DARK.card} !important; border-color: ${DARK.line} !important; }`,
      `${prefix} .rule { border-color: ${DARK.line} !important; }`,
      `${prefix} .button { background-color: ${DARK.button} !important; color: #ffffff !important; }`,
    )
    .join('\n')

/** Styles that cannot be inline: phones, dark mode (the last line is for Outlook), and links. */
export const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
a:hover { text-decoration: underline !important; }
@media (max-width: 480px) {
  .inside { padding: 28px 20px !important; }
  .outside { padding: 20px 12px !important; }
  .wide { width: 100% !important; }
  .button { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
${dark('')}
}
${dark('[data-ogsc]')}
`
