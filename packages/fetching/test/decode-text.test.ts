import { describe, expect, it } from 'vitest'
import { decodeText } from '../src/web-response.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const curly = Buffer.concat([latin('Teacher'), Buffer.from([0x92]), latin('s caf\xe9 '), Buffer.from([0x80])])

describe('text()', () => {
  it.each([
    ['header', curly, 'text/html; charset=windows-1252'],
    ['header with quotes and another name', curly, 'text/html;charset="ISO-8859-1"'],
    ['meta charset', Buffer.concat([latin('<meta charset="windows-1252">'), curly]), 'text/html'],
    [
      'meta http-equiv',
      Buffer.concat([
        latin('<META http-equiv="Content-Type" content="text/html; charset=iso-8859-1">'),
        curly,
      ]),
      '',
    ],
    [
      'XML declaration',
      Buffer.concat([latin('<?xml version="1.0" encoding="windows-1252"?>'), curly]),
      'text/xml',
    ],
    ['nothing but bytes that are not UTF-8', curly, 'text/html'],
  ])('reads Windows-1252 by %s', (_name, bytes, contentType) => {
    expect(decodeText(bytes, contentType)).toMatch(/Teacher’s café €$/)
  })

  it('defaults to UTF-8, and ignores an unknown name', () => {
    expect(decodeText(Buffer.from('Lehrkräfte 日本'), '')).toBe('Lehrkräfte 日本')
    expect(decodeText(Buffer.from('Lehrkräfte'), 'text/html; charset=utf8mb4x')).toBe('Lehrkräfte')
  })

  it('prefers a byte order mark to the header', () => {
    expect(decodeText(Buffer.from('\ufeffé'), 'text/html; charset=windows-1252')).toBe('é')
    expect(decodeText(Buffer.from('\ufeffé', 'utf16le'), 'text/html; charset=utf-8')).toBe('é')
  })

  it('prefers the header to the page, even when it is wrong', () => {
    expect(decodeText(Buffer.from('<meta charset="windows-1252">é'), 'text/html; charset=utf-8')).toMatch(
      /é$/,
    )
    expect(decodeText(curly, 'text/html; charset=utf-8')).toContain('\ufffd')
  })

  it.each([
    ['shift_jis', [0x93, 0xfa, 0x96, 0x7b], '日本'],
    ['iso-8859-2', [0xb9], 'š'],
    ['utf-16be', [0x00, 0x41], 'A'],
  ])('reads %s', (charset, bytes, text) => {
    expect(decodeText(Uint8Array.from(bytes), `text/html; charset=${charset}`)).toBe(text)
  })
})
