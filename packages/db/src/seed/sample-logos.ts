type SampleLogo = { name: string; file: string; svg: string }

/** Employers of the demo boards, with the logos that they have there: name, background and mark in a square of 64. */
const COMPANIES: readonly [name: string, ground: string, mark: string][] = [
  [
    'Quillmarsh',
    '#1F6F5C',
    '<path d="M14 44a18 18 0 0 1 36 0z" fill="#F6E7C1"/><circle cx="32" cy="19" r="6" fill="#b4cfc9"/>',
  ],
  [
    'Thistlewick',
    '#6A3FA0',
    '<path d="M12 18h18a4 4 0 0 1 4 4v28a6 6 0 0 0-6-6H12z" fill="#D8F0C2"/><path d="M52 18H38a4 4 0 0 0-4 4v28a6 6 0 0 1 6-6h12z" fill="#cdbfdf"/>',
  ],
  [
    'Inkwren',
    '#111F4D',
    '<path d="M32 10C48 22 48 42 32 54 16 42 16 22 32 10z" fill="#FF8A5B"/><path d="M32 20v30" stroke="#b0b4c4" stroke-width="3" stroke-linecap="round"/>',
  ],
  [
    'Sablebrook Academy',
    '#2B2D42',
    '<path d="M32 10 54 32 32 54 10 32z" fill="#EDAE49"/><path d="M32 22 42 32 32 42 22 32z" fill="#b8b9c0"/>',
  ],
  [
    'Saltfern College',
    '#005F73',
    '<rect x="13" y="34" width="10" height="16" rx="3" fill="#E9D8A6"/><rect x="27" y="24" width="10" height="26" rx="3" fill="#aacad0"/><rect x="41" y="14" width="10" height="36" rx="3" fill="#E9D8A6"/>',
  ],
  [
    'Kitelume Science',
    '#F25F3A',
    '<path d="M10 42c8-10 14-10 22 0s14 10 22 0" fill="none" stroke="#FFF3B0" stroke-width="6" stroke-linecap="round"/><path d="M10 26c8-10 14-10 22 0s14 10 22 0" fill="none" stroke="#fbcabd" stroke-width="6" stroke-linecap="round"/>',
  ],
  [
    'Tidepath Credentials',
    '#0B6E99',
    '<ellipse cx="32" cy="18" rx="6" ry="10" fill="#E0F4FF" transform="rotate(0 32 32)"/><ellipse cx="32" cy="18" rx="6" ry="10" fill="#E0F4FF" transform="rotate(51 32 32)"/><ellipse cx="32" cy="18" rx="6" ry="10" fill="#E0F4FF" transform="rotate(103 32 32)"/><ellipse cx="32" cy="18" rx="6" ry="10" fill="#E0F4FF" transform="rotate(154 32 32)"/><ellipse cx="32" cy="18" rx="6" ry="10" fill="#E0F4FF" transform="rotate(206 32 32)"/><ellipse cx="32" cy="18" rx="6" ry="10" fill="#E0F4FF" transform="rotate(257 32 32)"/><ellipse cx="32" cy="18" rx="6" ry="10" fill="#E0F4FF" transform="rotate(309 32 32)"/><circle cx="32" cy="32" r="6" fill="#aecfdd"/>',
  ],
  [
    'Veldhaven Learning',
    '#F4743B',
    '<path d="M12 18h18a4 4 0 0 1 4 4v28a6 6 0 0 0-6-6H12z" fill="#1C3144"/><path d="M52 18H38a4 4 0 0 0-4 4v28a6 6 0 0 1 6-6h12z" fill="#fbd1be"/>',
  ],
]

const toSvg = (name: string, ground: string, mark: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="128" height="128" role="img" aria-label="${name}"><rect width="64" height="64" rx="14" fill="${ground}"/>${mark}</svg>`

export const SAMPLE_LOGOS: readonly SampleLogo[] = COMPANIES.map(([name, ground, mark]) => ({
  name,
  file: `sample-${name.toLowerCase().replaceAll(' ', '-')}.svg`,
  svg: toSvg(name, ground, mark),
}))
