import { expect, test } from 'vitest'
import { type Banner, bannerName, bannerPixels, bannerThemes, readBannerName } from './banner.ts'
import { bannerSizes } from './tools.ts'

test('a banner is read back from its name, in every size and theme', () => {
  for (const size of bannerSizes) {
    for (const theme of bannerThemes) {
      for (const coins of [[], ['btc'], ['usdt20', 'eth', 'btc']]) {
        const banner: Banner = { size, theme, language: 'de', coins }
        expect(readBannerName(bannerName(banner))).toEqual(banner)
      }
    }
  }
})

test.each([
  ['an unknown size', '300x251-light-en'],
  ['an unknown theme', '300x250-default-en'],
  ['no language', '300x250-light'],
  ['a coin twice', '300x250-light-en-btc-btc'],
  ['too many coins', '300x250-light-en-a-b-c-d-e-f-g'],
  ['another path', '../300x250-light-en'],
  ['an empty coin', '300x250-light-en-'],
])('a name with %s is none', (_, name) => {
  expect(readBannerName(name)).toBeNull()
})

test('a name has six coins at most', () => {
  const coins = ['btc', 'eth', 'bsv', 'xmr', 'nexo', 'trx', 'doge']
  const name = bannerName({ size: '320x50', theme: 'dark', language: 'en', coins })
  expect(readBannerName(name)?.coins).toEqual(coins.slice(0, 6))
})

test('a size names its pixels', () => {
  expect(bannerPixels('728x90')).toEqual({ width: 728, height: 90 })
})
