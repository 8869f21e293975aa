import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { htmlToElements } from './html-to-elements.ts'

describe('markup that React wrote comes back as it was', () => {
  test.each([
    '<main class="home"><h1>Swap &amp; go</h1><p style="color:red;--gap:2px">now</p></main>',
    '<form><label for="a">Amount</label><input id="a" type="text" value="0.1"/><button disabled="">Go</button></form>',
    '<svg viewBox="0 0 10 10" aria-hidden="true"><path d="M0 0"></path></svg>',
    '<div><script nonce="n">if (1 < 2 && "a") go()</script><style>a>b{color:red}</style></div>',
    '<ul><li>one<!-- --> of two</li><li>it&#x27;s</li></ul>',
  ])('%s', (html) => {
    expect(renderToString(htmlToElements(html)).replaceAll('<!-- -->', '')).toBe(
      html.replaceAll('<!-- -->', ''),
    )
  })
})

test('markup that is not closed is refused', () => {
  expect(() => htmlToElements('<div><p></div>')).toThrow('closes <p>')
  expect(() => htmlToElements('<div>')).toThrow('not closed')
})
