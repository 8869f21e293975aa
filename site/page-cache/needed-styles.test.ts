import { describe, expect, test } from 'vitest'
import { neededStyles } from './needed-styles.ts'

const page = '<html class="wide"><body><h1 class="title large">A</h1></body></html>'

describe('the styles that a piece of a page needs', () => {
  test('are those whose classes it has, in their order', () => {
    const sheet = '.title{color:red}.other{color:blue}.large{color:green}.title.other{margin:0}'
    expect(neededStyles(sheet, page)).toBe('.title{color:red}.large{color:green}')
  })

  test('are all that name no class', () => {
    const sheet = ':root{--a:1}*,:before{margin:0}h1>a[href]{top:0}#id{left:0}'
    expect(neededStyles(sheet, page)).toBe(sheet)
  })

  test('are those of which one selector fits, with the classes around an element', () => {
    const sheet = '.other,.title{a:b}.wide .title:hover{c:d}.other .title{e:f}'
    expect(neededStyles(sheet, page)).toBe('.other,.title{a:b}.wide .title:hover{c:d}')
  })

  test('may name classes as exceptions, choices or attributes', () => {
    const sheet =
      '.title:not(.other){a:b}:is(.other,.title){c:d}h1:has(>.other:not(.a)){e:f}[data-a=".other"]{g:h}'
    expect(neededStyles(sheet, page)).toBe(sheet)
  })

  test('are looked for inside conditions and layers; what is empty then is left out', () => {
    const sheet =
      '@media (width>=48rem){.title{a:b}.other{c:d}}@media print{.other{e:f}}' +
      '@layer a{@supports (gap:1px){.large{g:h}}}'
    expect(neededStyles(sheet, page)).toBe(
      '@media (width>=48rem){.title{a:b}}@layer a{@supports (gap:1px){.large{g:h}}}',
    )
  })

  test('keep fonts, animations and statements', () => {
    const sheet =
      '@charset "utf-8";@layer a,b;@font-face{font-family:A;src:url(a;b.woff2)}@keyframes turn{to{rotate:1turn}}'
    expect(neededStyles(sheet, page)).toBe(sheet)
  })

  test('are read past braces in strings', () => {
    const sheet = '.title:before{content:"}.other{"}.other{a:b}.large:after{content:"\\"}"}'
    expect(neededStyles(sheet, page)).toBe(
      '.title:before{content:"}.other{"}.large:after{content:"\\"}"}',
    )
  })
})
