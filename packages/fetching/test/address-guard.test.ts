import { describe, expect, it } from 'vitest'
import { isPublicAddress, networkOf, parseWebAddress } from '../src/address-guard.ts'

const refusedAddresses = {
  loopback: ['127.0.0.1', '127.255.255.254', '::1'],
  private: ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fd00::1', 'fc00::1', 'fec0::1'],
  'link-local': ['169.254.169.254', 'fe80::1', 'fe80::1%eth0'],
  CGNAT: ['100.64.0.1', '100.127.255.255'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1'],
  reserved: [
    '0.0.0.0',
    '0.1.2.3',
    '240.0.0.1',
    '255.255.255.255',
    '192.0.0.8',
    '198.18.0.1',
    '::',
    '100::1',
    '5f00::1',
    '4000::1',
  ],
  '6to4': ['2002:7f00:1::', '192.88.99.1'],
  Teredo: ['2001::7f00:1', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  documentation: ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  'IPv4 inside IPv6': [
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '::ffff:0:8.8.8.8',
    '64:ff9b::8.8.8.8',
    '64:ff9b:1::1',
    '2606:4700::5efe:10.0.0.1',
  ],
  'what is no address': ['', 'localhost', '1', '127.1', '0x7f.1', '8.8.8.8 ', '[::1]'],
}

describe('addresses that are refused', () => {
  it.each(Object.entries(refusedAddresses))('%s', (_range, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([])
  })

  it('public ones pass', () => {
    const open = [
      '8.8.8.8',
      '1.1.1.1',
      '100.63.255.255',
      '172.32.0.1',
      '2606:4700::1111',
      '2a00:1450:4001:81b::200e',
    ]
    expect(open.filter((address) => !isPublicAddress(address))).toEqual([])
  })
})

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
])('%s counts as %s does', (address, other) => {
  expect(networkOf(address)).toBe(networkOf(other))
})

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['192.0.2.1', '192.0.2.2'],
  ['unknown', ''],
])('%s and %s are two', (address, other) => {
  expect(networkOf(address)).not.toBe(networkOf(other))
})

const live = { allowPrivate: false, replaying: false }
const refusedSpellings = [
  'http://127.1/',
  'http://2130706433/',
  'http://0177.0.0.1/',
  'http://0x7f000001/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://127.0.0.1./',
  'http://①②⑦.0.0.1/',
  'http://%31%32%37.0.0.1/',
  'http://localhost/',
  'http://LOCALHOST./',
  'http://printer.local/',
  'http://db.internal/',
  'http://app.localhost/',
  'http://router.home.arpa./',
  'http://redis/',
  'http://example.com:8080/',
  'https://example.com:22/',
  'https://user:secret@example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'example.com',
  '',
  `https://example.com/${'a'.repeat(4100)}`,
]

describe('an address as written', () => {
  it.each(refusedSpellings)('refuses %s', (address) => {
    expect(() => parseWebAddress(address, live)).toThrow('This address is not a public web address.')
  })

  it.each(refusedSpellings)('refuses %s where answers are replayed too', (address) => {
    expect(() => parseWebAddress(address, { allowPrivate: false, replaying: true })).toThrow(
      'This address is not a public web address.',
    )
  })

  it.each(['http://8.8.8.8/', 'http://127.0.0.1/', 'http://[2606:4700::1111]/'])(
    'refuses the number %s in a replay even with private addresses allowed',
    (address) => {
      expect(() => parseWebAddress(address, { allowPrivate: true, replaying: true })).toThrow()
    },
  )

  it.each([
    'https://boards.greenhouse.io/acme?x=1',
    'http://example.com:80/',
    'https://8.8.8.8/',
    'http://example.com:443/',
  ])('passes %s', (address) => {
    expect(parseWebAddress(address, live).href).toBe(new URL(address).href)
  })

  it('removes the final dot and the fragment, so that one host has one name', () => {
    expect(parseWebAddress('https://Example.com./jobs#top', live).href).toBe('https://example.com/jobs')
  })
})
