import { expect, it } from 'vitest'
import { brandColors } from './brand-colors.ts'

// holds Part 1 §2 Start-up: Brand colours as query parameters, all seven
it.each<[sentence: string, query: string, colors: [string, string][]]>([
  ['nothing given, nothing changed', '', []],
  ['a colour without its #', '?primary=0089FF', [['--primary', '#0089FF']]],
  ['a colour with it', '?header=%23DEEDF2', [['--header', '#DEEDF2']]],
  [
    'short and with opacity',
    '?primary=08f&secondary=ff620066',
    [
      ['--primary', '#08f'],
      ['--secondary', '#ff620066'],
    ],
  ],
  [
    'a shadow as rgba',
    '?primary_box_shadow=rgba(0,137,255,0.4)',
    [['--primary-box-shadow', 'rgba(0,137,255,0.4)']],
  ],
  [
    'six valid colours, and one invalid',
    '?primary=1&header=111&secondary_hover=222&secondary_box_shadow=333&primary_hover=444&secondary=555&primary_box_shadow=666&primary=777',
    [
      ['--primary-hover', '#444'],
      ['--primary-box-shadow', '#666'],
      ['--secondary', '#555'],
      ['--secondary-hover', '#222'],
      ['--secondary-box-shadow', '#333'],
      ['--header', '#111'],
    ],
  ],
  ['other parameters are left alone', '?utm_source=x&surface=000', []],
  ['what is no colour is ignored', '?primary=url(https://evil.example)&secondary=red;}', []],
])('%s', (_sentence, query, colors) => {
  expect(brandColors(query)).toEqual(colors)
})
