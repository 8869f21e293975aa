import { expect, test } from 'vitest'
import { checkSvg } from './check-svg.ts'

const SVG = 'xmlns="http://www.w3.org/2000/svg"'
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
const drawing = (inside: string, attributes = '') =>
  `<svg ${SVG} viewBox="0 0 120 30" ${attributes}>${inside}</svg>`

test.each([
  ['paths', drawing('<path d="M0 0h9v9z" fill="#1d4f8f"/>')],
  ['a gradient of its own', drawing('<linearGradient id="a"/><rect fill="url(#a)"/>')],
  ['style of its own', drawing('<style>.a{fill:#fff;clip-path:url(#b)}</style><g class="a"/>')],
  ['a part used twice', drawing('<path id="p" d="M0 0"/><use xlink:href="#p"/>', XLINK)],
  ['a declaration', `<?xml version="1.0" encoding="UTF-8"?>\n<!-- drawn -->\n${drawing('<g/>')}\n`],
  ['entities of XML', drawing('<title>Ponton &amp; S&#246;hne</title>')],
])('a drawing passes: %s', (_, svg) => {
  expect(checkSvg(svg)).toEqual({ ok: true, width: 120, height: 30 })
})

test('its size is its own, or that of its view box', () => {
  const sized = (attributes: string) => checkSvg(`<svg ${SVG} ${attributes}/>`)
  expect(sized('width="96px" height="24"')).toMatchObject({ width: 96, height: 24 })
  expect(sized('width="100%" height="100%" viewBox="0 0 8 4"')).toMatchObject({ width: 8 })
  expect(sized('width="1e9"')).toMatchObject({
    ok: false,
    problem: expect.stringContaining('viewBox'),
  })
})

test.each([
  ['a script', drawing('<script>alert(1)</script>'), '<script>'],
  [
    'a script under another prefix',
    drawing('<s:script/>', `xmlns:s="http://www.w3.org/2000/svg"`),
    '<s:script>',
  ],
  ['a handler', drawing('<g onclick="alert(1)"/>'), 'onclick'],
  ['a handler on the root', drawing('<g/>', 'OnLoad="alert(1)"'), 'OnLoad'],
  [
    'a handler in another namespace',
    drawing('<g ev:onload="alert(1)"/>', 'xmlns:ev="http://e"'),
    'ev:onload',
  ],
  ['foreign content', drawing('<foreignObject><p/></foreignObject>'), '<foreignObject>'],
  ['HTML within', drawing('<g xmlns="http://www.w3.org/1999/xhtml"/>'), 'xhtml'],
  ['a link', drawing('<a href="https://evil.example"><path/></a>'), '<a>'],
  ['a picture from elsewhere', drawing('<image href="https://evil.example/a.png"/>'), '<image>'],
  [
    'an animation',
    drawing('<animate attributeName="href" to="javascript:alert(1)"/>'),
    '<animate>',
  ],
  ['a set', drawing('<set attributeName="onload" to="alert(1)"/>'), '<set>'],
  ['a filter that loads', drawing('<feImage href="https://evil.example"/>'), '<feImage>'],
  ['a part of another file', drawing('<use href="https://evil.example/a.svg#a"/>'), 'evil.example'],
  ['the same by XLink', drawing('<use xlink:href="//evil.example#a"/>', XLINK), 'evil.example'],
  [
    'the same under another prefix',
    drawing('<use x:href="data:image/svg+xml,a"/>', 'xmlns:x="http://www.w3.org/1999/xlink"'),
    'data:',
  ],
  ['a script as address', drawing('<use href="java&#115;cript:alert(1)"/>'), 'javascript:'],
  ['a base elsewhere', drawing('<g xml:base="https://evil.example/"/>'), 'xml:base'],
  ['a paint from elsewhere', drawing('<rect fill="url(https://evil.example#a)"/>'), 'outside'],
  ['the same in quotes', drawing(`<rect style="fill:url('//evil.example')"/>`), 'outside'],
  ['the same behind entities', drawing('<rect fill="&#117;rl(//evil.example)"/>'), 'outside'],
  ['the same behind escapes', drawing('<rect fill="\\75rl(//evil.example)"/>'), 'backslash'],
  ['an import', drawing('<style>@import "https://evil.example";</style>'), '@ rule'],
  [
    'a font from elsewhere',
    drawing('<style>@font-face{src:url(//evil.example)}</style>'),
    '@ rule',
  ],
  [
    'an image set',
    drawing('<style>svg{background:image-set("//evil.example" 1x)}</style>'),
    'outside',
  ],
  ['an import behind entities', drawing('<style>&#64;import "//evil.example";</style>'), '@ rule'],
  [
    'a processing instruction',
    `<?xml-stylesheet href="//evil.example"?>${drawing('')}`,
    'plain SVG',
  ],
  ['a document type', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('&a;')}`, 'plain SVG'],
  ['an entity', drawing('<title>&boom;</title><g class="&boom;"/>'), 'entity'],
  ['CDATA', drawing('<style><![CDATA[@import "//evil.example";]]></style>'), 'plain SVG'],
  ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${drawing('')}`, 'plain SVG'],
  ['a tag that is not closed', drawing('<g>'), 'plain SVG'],
  ['an attribute twice', drawing('<use href="#a" href="//evil.example"/>'), 'plain SVG'],
  ['an attribute without quotes', drawing('<g onload=alert(1)>'), 'plain SVG'],
  ['a comment that ends early', drawing('<!--><script>alert(1)</script>-->'), 'plain SVG'],
  ['a second root', `${drawing('')}${drawing('')}`, 'plain SVG'],
  ['words behind its end', `${drawing('')}alert(1)`, 'plain SVG'],
  ['a NUL', drawing('<g/>\u0000'), 'control'],
  ['no drawing', '<html><body/></html>', 'root'],
  ['another namespace', '<svg xmlns="http://e" viewBox="0 0 1 1"/>', 'root'],
  ['parts of parts without end', drawing('<use href="#a"/>'.repeat(17)), '<use>'],
])('is refused, and the reason named: %s', (_, svg, reason) => {
  const checked = checkSvg(svg)
  expect(checked).toEqual({ ok: false, problem: expect.stringContaining(reason) })
})

test('a long file of nothing but openings is read in time', () => {
  const started = performance.now()
  for (const part of ['<', '<g a="', '<!--', '<g ', '&', '<g a="b" ']) {
    checkSvg(drawing(part.repeat(65_536 / part.length)))
  }
  expect(performance.now() - started).toBeLessThan(2000)
})
