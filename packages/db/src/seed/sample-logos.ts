type SampleLogo = { name: string; file: string; svg: string }

/** Invented companies: name, background, ink and the shape of the mark in a square of 64. */
const COMPANIES: readonly [name: string, ground: string, ink: string, shape: string][] = [
  ['Quillmarsh', '#e6f0ee', '#1d6b5c', '<path d="M16 48C18 28 30 16 48 14 46 34 34 46 20 46z"/>'],
  ['Thistlewick', '#f3ebf7', '#74409a', '<circle cx="32" cy="24" r="11"/><path d="M29 34h6v16h-6z"/>'],
  ['Inkwren', '#e8eefb', '#2c4fa3', '<path d="M12 38c10-20 24-22 40-20-4 20-18 30-40 20z"/>'],
  [
    'Sablebrook',
    '#f7efe4',
    '#8a5a1c',
    '<path d="M10 24c8-8 14-8 22 0s14 8 22 0v8c-8 8-14 8-22 0s-14-8-22 0z"/>',
  ],
  ['Veldhaven', '#eaf5e4', '#3c7a22', '<path d="M12 46 32 14l20 32z"/>'],
  ['Saltfern', '#fdecea', '#a8372b', '<path d="M32 12c14 12 14 28 0 40-14-12-14-28 0-40z"/>'],
  ['Brightloom', '#fff5d9', '#8f6a00', '<path d="M14 14h36v8H14zm0 14h26v8H14zm0 14h36v8H14z"/>'],
  [
    'Harrowgate',
    '#e5f4f8',
    '#12687f',
    '<path d="M14 50V26a18 18 0 0 1 36 0v24h-8V28a10 10 0 0 0-20 0v22z"/>',
  ],
]

const svgOf = (name: string, ground: string, ink: string, shape: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="128" height="128" role="img" aria-label="${name}"><rect width="64" height="64" rx="14" fill="${ground}"/><g fill="${ink}">${shape}</g></svg>`

/** Logos for the row on the sign-up page, until an admin puts real ones there. */
export const SAMPLE_LOGOS: readonly SampleLogo[] = COMPANIES.map(([name, ground, ink, shape]) => ({
  name,
  file: `sample-${name.toLowerCase()}.svg`,
  svg: svgOf(name, ground, ink, shape),
}))
