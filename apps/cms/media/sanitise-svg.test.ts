import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { sanitiseSvg } from './sanitise-svg.ts'

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
const clean = (inner: string) => sanitiseSvg(Buffer.from(`${open}${inner}</svg>`)).svg
const kept = '<path d="M0 0h10"/>'

/** Each is left out, and the honest path beside it stays. */
const dropped: [what: string, attack: string][] = [
  ['a script', '<script>alert(1)</script>'],
  ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>'],
  ['a script under a prefix', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
  ['a script behind CDATA', '<script><![CDATA[alert(1)]]></script>'],
  ['a script inside a title it opens', '<g><script href="https://evil.example/a.js"/></g>'],
  [
    'HTML in a foreign object',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  ],
  ['a frame', '<iframe src="javascript:alert(1)"/>'],
  ['an embedded object', '<embed src="https://evil.example/a.swf"/>'],
  ['a picture from elsewhere', '<image href="https://evil.example/pixel.png"/>'],
  ['a picture in the address', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
  ['a link', '<a href="javascript:alert(1)"><text>click</text></a>'],
  ['a link with an entity', '<a href="java&#115;cript:alert(1)"><text>click</text></a>'],
  ['a style sheet', '<style>@import url(https://evil.example/a.css);</style>'],
  ['a style sheet with a picture', '<style>path{fill:url(https://evil.example/a)}</style>'],
  ['an animation of a link', '<animate attributeName="href" values="javascript:alert(1)"/>'],
  ['a setter', '<set attributeName="onclick" to="alert(1)"/>'],
  ['a filter that loads', '<filter id="f"><feImage href="https://evil.example/a"/></filter>'],
  ['a thing used from elsewhere', '<use href="https://evil.example/a.svg#x"/>'],
  ['a thing used from an address', '<use href="data:image/svg+xml,x#y"/>'],
  ['a handler element', '<handler type="text/javascript">alert(1)</handler>'],
  ['a listener', '<listener event="click" handler="#h"/>'],
  ['text with a link inside', '<text><a href="javascript:alert(1)">x</a></text>'],
  ['a video', '<video src="https://evil.example/a.mp4"/>'],
  ['metadata', '<metadata><script>alert(1)</script></metadata>'],
]

describe('R-7 a drawing keeps its shapes and loses what could run or load', () => {
  test.each(dropped)('%s', (_, attack) => {
    const svg = clean(`${attack}${kept}`)
    expect(svg).toContain(kept)
    expect(svg).not.toMatch(/script|evil|alert|onerror|import|data:|foreign|<a[ >]|<use|<image/i)
  })
})

/** The shape stays, the attribute goes. */
const stripped: [what: string, attribute: string][] = [
  ['a click handler', 'onclick="alert(1)"'],
  ['a load handler', 'onload="alert(1)"'],
  ['a handler in odd capitals', 'oNmOuSeOvEr="alert(1)"'],
  ['a paint from elsewhere', 'fill="url(https://evil.example/a#b)"'],
  ['a paint from elsewhere in quotes', `fill="url('//evil.example/a#b')"`],
  ['a paint behind an entity', 'fill="u&#114;l(https://evil.example/a)"'],
  ['a style with an address', 'style="fill:url(https://evil.example/a)"'],
  ['a style with an escaped address', 'style="fill:u\\72l(https://evil.example/a)"'],
  ['a style that runs', 'style="behavior:url(#default#time2)"'],
  ['an expression', 'style="width:expression(alert(1))"'],
  ['a link', 'href="javascript:alert(1)"'],
  ['an old link', 'xlink:href="javascript:alert(1)" xmlns:xlink="http://www.w3.org/1999/xlink"'],
  ['another base', 'xml:base="https://evil.example/"'],
  ['a mask from elsewhere', 'mask="url(https://evil.example/a#b)"'],
  ['a filter', 'filter="url(https://evil.example/a#b)"'],
  ['a class', 'class="evil"'],
  ['data for scripts', 'data-alert="alert(1)"'],
]

describe('R-7 a shape keeps its form and loses what could run or load', () => {
  test.each(stripped)('%s', (_, attribute) => {
    expect(clean(`<path ${attribute} d="M0 0h10"/>`)).toBe(`${open}${kept}</svg>\n`)
  })
})

/** What cannot be read without guessing is refused as a whole. */
const refused: [what: string, file: string | Buffer][] = [
  ['entities of its own', `<!DOCTYPE svg [<!ENTITY a "&#60;script>">]>${open}&a;</svg>`],
  ['an unknown entity', `${open}&xxe;</svg>`],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['HTML as root', '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>'],
  ['a drawing under a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'],
  ['crossed tags', `${open}<g><path></g></path></svg>`],
  ['an open end', `${open}<g>`],
  ['a second root', `${open}</svg><script>alert(1)</script>`],
  ['text after the end', `${open}</svg>alert(1)`],
  ['an attribute twice', `${open}<path d="M0 0" d="M1 1"/></svg>`],
  ['a value without quotes', `${open}<path d=M0/></svg>`],
  ['a tag inside a value', `${open}<path d="<script>"/></svg>`],
  ['a comment without end', `${open}<!-- </svg>`],
  ['UTF-16', Buffer.from(`${open}</svg>`, 'utf16le')],
  ['a broken character', Buffer.concat([Buffer.from(open), Buffer.from([0xff]), Buffer.from('</svg>')])],
  ['no size', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'],
  ['depth without end', `${open}${'<g>'.repeat(500)}${'</g>'.repeat(500)}</svg>`],
  ['nothing', ''],
]

test.each(refused)('R-7 refused: %s', (_, file) => {
  expect(() => sanitiseSvg(Buffer.from(file))).toThrow()
})

test('G-4 an honest drawing keeps gradients, groups and paint, and is measured by its view box', () => {
  const drawing = sanitiseSvg(
    Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?><!-- made by hand --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "https://evil.example/a.dtd"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480.5 160" class="x">
<title>Hollin &amp; Vane</title><defs><linearGradient id="a"><stop offset="0" stop-color="#000"/></linearGradient></defs>
<g style="fill: url(#a); stroke-width:2.5; font-family: Evil" transform="translate(1, -2.5)"><rect width="10" height="1e1"/></g></svg>`,
    ),
  )
  expect(drawing).toEqual({
    width: 481,
    height: 160,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480.5 160">
<title>Hollin &amp; Vane</title><defs><linearGradient id="a"><stop offset="0" stop-color="#000"/></linearGradient></defs>
<g fill="url(#a)" stroke-width="2.5" transform="translate(1, -2.5)"><rect width="10" height="1e1"/></g></svg>
`,
  })
})

test('G-4 the wordmarks of the demo brands pass unchanged', () => {
  const folder = path.join(import.meta.dirname, '../demo/pictures/brands')
  const files = fs.readdirSync(folder)
  expect(files).toHaveLength(12)
  for (const file of files) {
    const source = fs.readFileSync(path.join(folder, file))
    expect(sanitiseSvg(source)).toMatchObject({ svg: source.toString(), width: 480, height: 160 })
  }
})
