/**
 * JSON in a script element that no browser runs, so that the content security policy lets it be.
 * It cannot end its element, whatever it holds.
 */
export const jsonScript = (attributes: string, data: object): string =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
