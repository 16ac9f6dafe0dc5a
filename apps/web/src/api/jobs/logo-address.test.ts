import { expect, it } from 'vitest'
import { logoAddress } from './logo-address.ts'

const none = { logoFile: null, logoOneOff: null, logoAttachment: null }
const attached = [{ thumbnails: { large: { url: '/files/large.png' } } }]

// holds Part 2 §2 Job tracker: Logo: company file, else one-off URL, else attached picture
it.each([
  ['the company logo file', { ...none, logoFile: 'pond.svg', logoOneOff: '/one-off.png' }, '/logos/pond.svg'],
  [
    'else the one-off logo',
    { ...none, logoOneOff: '/one-off.png', logoAttachment: attached },
    '/one-off.png',
  ],
  ['else the attached picture', { ...none, logoAttachment: attached }, '/files/large.png'],
  ['else none', { ...none, logoAttachment: [] }, null],
  ['a file name cannot leave its folder', { ...none, logoFile: '../a b' }, '/logos/..%2Fa%20b'],
])('%s', (_sentence, job, address) => {
  expect(logoAddress(job)).toBe(address)
})
