/**
 * JSON in a script element that browsers do not run, so the content security policy allows it. No content can close the
 * element.
 */
export const jsonScript = (attributes: string, json: string): string =>
  `<script ${attributes}>${json.replaceAll('<', '\\u003c')}</script>`
