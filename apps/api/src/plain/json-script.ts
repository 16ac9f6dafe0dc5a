/**
 * JSON in a script element that no browser runs, so that the content security policy lets it be.
 * It cannot end its element, whatever it holds.
 */
export const jsonScript = (attributes: string, json: string): string =>
  `<script ${attributes}>${json.replaceAll('<', '\\u003c')}</script>`
