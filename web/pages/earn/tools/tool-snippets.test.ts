import { expect, test } from 'vitest'
import { bannerCode, bannerImage, buttonCode, buttonStyle } from './tool-snippets.ts'

const href = 'https://swap.example/?from=btc&ref_id=abcdefghjkmnpq'

test('the code of a banner is a picture with a description that is a link', () => {
  const settings = {
    size: '728x90',
    theme: 'dark',
    language: 'de',
    tickers: ['btc', 'xmr'],
  } as const
  const code = bannerCode(settings, { href, publicUrl: 'https://swap.example', alt: 'Swap "now"' })
  expect(code).toContain(`href="${href.replace('&', '&amp;')}"`)
  expect(code).toContain('src="https://swap.example/earn/banner/728x90-dark-de-btc-xmr.png"')
  expect(code).toContain('width="728" height="90" alt="Swap &quot;now&quot;"')
})

test('a banner without settings has the usual ones', () => {
  expect(bannerImage({ theme: 'default' })).toEqual({
    path: '/earn/banner/300x250-light-en.png',
    width: 300,
    height: 250,
  })
})

test('what a button says cannot become code of its own', () => {
  const code = buttonCode({}, { colours: null, href, label: '<script>"&</script>' })
  expect(code).toContain('>&lt;script&gt;&quot;&amp;&lt;/script&gt;</a>')
  expect(code).not.toContain('<script')
})

test('a button looks as its theme says', () => {
  const code = buttonCode({ theme: 'dark' }, { colours: null, href, label: 'Go' })
  expect(code).toContain('border-radius: 10px')
  expect(code).toContain(`background: ${buttonStyle({ theme: 'dark' }, null).background}`)
  expect(buttonStyle({}, null)).toEqual(buttonStyle({ theme: 'default' }, null))
})

test('a button is in the colours of the brand, unless its theme names others', () => {
  const colours = { accent: '#1d4f8f', ink: '#ffffff' }
  expect(buttonCode({}, { colours, href, label: 'Go' })).toContain('background: #1d4f8f')
  expect(buttonStyle({ theme: 'light' }, colours)).toEqual(buttonStyle({ theme: 'light' }, null))
})
