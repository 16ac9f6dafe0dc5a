/**
 * SPDX identifiers that ask for no more than naming the author; OFL-1.1 is the typeface's. MPL-2.0 also asks for the
 * source of the package's own files: packages are passed on as they are, and contain it.
 */
export const ALLOWED: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Zlib',
]

/** By what the licence in their folder says: their manifest says nothing that can be read. */
export const READ_BY_HAND: Readonly<Record<string, string>> = {
  'xmlhttprequest-ssl@2.1.2': 'MIT',
}
