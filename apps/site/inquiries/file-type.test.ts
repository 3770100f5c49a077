import { expect, test } from 'vitest'
import { safeFileName } from './file-name.ts'
import { fileVerdict } from './file-type.ts'

const bytes = (...parts: (string | number[])[]) => Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')))
const png = bytes([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13], 'IHDR')
const zipEnd = bytes(
  'PK\x05\x06',
  Array.from({ length: 18 }, () => 0),
)
const type = (head: Buffer, ending = '', tail: Buffer = head) => {
  const verdict = fileVerdict(head, tail, ending)
  return verdict.ok ? verdict.type : verdict.problem
}

test.each([
  ['a PDF', bytes('%PDF-1.7\n'), 'pdf', 'application/pdf'],
  ['a PDF under another name', bytes('%PDF-1.4\n'), 'html', 'application/pdf'],
  ['an AI file of today', bytes('%PDF-1.6\n'), 'ai', 'application/illustrator'],
  ['an AI file of old', bytes('%!PS-Adobe-3.0\n'), 'ai', 'application/illustrator'],
  ['an EPS file', bytes('%!PS-Adobe-3.0 EPSF-3.0\n'), 'eps', 'application/postscript'],
  ['an EPS file for DOS', bytes([0xc5, 0xd0, 0xd3, 0xc6, 30, 0, 0, 0], 'x'.repeat(30)), 'eps', 'application/postscript'],
  ['a PNG picture', png, 'png', 'image/png'],
  ['a JPEG picture', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF'), 'jpg', 'image/jpeg'],
  ['a WebP picture', bytes('RIFF\x10\x00\x00\x00WEBPVP8 '), 'webp', 'image/webp'],
  ['a ZIP archive', bytes('PK\x03\x04', zipEnd.toString('latin1')), 'zip', 'application/zip'],
])('E-6 %s is known by its content', (_, head, ending, expected) => {
  expect(type(head, ending)).toBe(expected)
})

test.each([
  ['TIFF', bytes('II*\x00')],
  ['Photoshop', bytes('8BPS\x00\x01')],
  ['GIF', bytes('GIF89a')],
  ['BMP', bytes('BM')],
  ['SVG', bytes('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['HTML', bytes('<!DOCTYPE html><html>')],
  ['a script', bytes('#!/bin/sh\n')],
  ['a Windows program', bytes('MZ\x90\x00')],
  ['a Linux program', bytes('\x7fELF')],
  ['a sound in the same envelope as WebP', bytes('RIFF\x10\x00\x00\x00WAVEfmt ')],
  ['PNG without its first part', bytes([137, 80, 78, 71, 13, 10, 26, 10], 'something')],
  ['a PDF that begins later', bytes('hello\n%PDF-1.7')],
  ['an empty archive', zipEnd],
  ['one byte', bytes('%')],
])('E-6 R-7 %s is refused', (_, head) => {
  expect(type(head, 'pdf')).toBe('type')
})

test.each([
  ['a PDF with a page in it', bytes('%PDF-1.7\n<html><body>'), undefined],
  ['a picture with script in it', bytes([0xff, 0xd8, 0xff, 0xfe], '<script>alert(1)</script>'), undefined],
  ['a picture with a drawing in it', Buffer.concat([png, bytes('tEXt<svg onload=alert(1)>')]), undefined],
  ['an archive with a page in front', bytes('PK\x03\x04<!doctype html>'), undefined],
  ['a picture that opens as an archive', png, bytes('end', zipEnd.toString('latin1'))],
  ['a PDF that opens as an archive', bytes('%PDF-1.7'), zipEnd],
])('E-6 R-7 %s is two things at once and refused', (_, head, tail) => {
  expect(type(head, 'pdf', tail)).toBe('twofold')
})

test.each([
  ['Tote pack.pdf', ['pdf'], 'Tote pack.pdf'],
  ['../../etc/passwd', ['pdf'], 'passwd.pdf'],
  ['C:\\Users\\lena\\pack.PDF', ['pdf'], 'pack.pdf'],
  ['page.html', ['pdf'], 'page.html.pdf'],
  ['photo.jpeg', ['jpg', 'jpeg'], 'photo.jpeg'],
  ['a\r\nContent-Type: text/html\u202efdp.exe', ['zip'], 'html fdp.exe.zip'],
  ['.htaccess', ['zip'], 'htaccess.zip'],
  ['"><script>.pdf', ['pdf'], 'script.pdf'],
  [`${'ñ'.repeat(300)}.pdf`, ['pdf'], `${'ñ'.repeat(120)}.pdf`],
] as const)('R-7 %j becomes a name that is safe to save under', (given, endings, expected) => {
  expect(safeFileName(given, [...endings] as [string])).toBe(expected.replace('html fdp', 'htmlfdp'))
})

test.each(['', '...', '/', ' . ', '\u0000'])('R-7 of %j no name is left', (given) => {
  expect(safeFileName(given, ['pdf'])).toBeNull()
})
