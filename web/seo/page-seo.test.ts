import { noFacts } from '@causeway/content/site'
import { expect, test } from 'vitest'
import { exchangeData } from './exchange-data.ts'
import { organizationData } from './organization-data.ts'
import { seoMeta } from './page-seo.ts'

const seo = {
  title: 'A page',
  description: 'What it says.',
  canonical: 'https://swap.example/de/x',
}

test('[PAGE-02] an indexed page names its address and its picture', () => {
  const tags = seoMeta(seo)
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: seo.canonical })
  expect(tags).toContainEqual({
    property: 'og:image',
    content: 'https://swap.example/og/de/x.png',
  })
  const home = seoMeta({ ...seo, canonical: 'https://swap.example/' })
  expect(home).toContainEqual({
    property: 'og:image',
    content: 'https://swap.example/og/index.png',
  })
})

test('[PAGE-02] a page without an address is closed to robots and has no picture', () => {
  const tags = seoMeta({ ...seo, canonical: null })
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(JSON.stringify(tags)).not.toContain('og:image')
})

test('[PAGE-02] structured data say what is known, and leave out what is not', () => {
  const brand = { name: 'Causeway', supportEmail: null }
  const data = organizationData({ brand, publicUrl: 'https://swap.example', site: noFacts })
  expect(Object.keys(data)).toEqual(['@context', '@type', 'name', 'url', 'logo'])
  const offered = {
    name: 'BTC to ETH',
    description: 'Exchange.',
    url: 'https://swap.example/exchange/btc/eth',
    brandName: 'Causeway',
    from: 'BTC',
    to: 'ETH',
  }
  expect(exchangeData({ ...offered, rate: null })).toHaveLength(1)
  const [product, rate] = exchangeData({ ...offered, rate: '15.2' })
  expect(product).toMatchObject({ '@type': ['CurrencyConversionService', 'Product'] })
  expect(rate).toMatchObject({
    '@type': 'ExchangeRateSpecification',
    currency: 'BTC',
    currentExchangeRate: { price: '15.2', priceCurrency: 'ETH' },
  })
  expect(seoMeta({ ...seo, structuredData: [product ?? {}, rate ?? {}] }).slice(-2)).toEqual([
    { 'script:ld+json': product },
    { 'script:ld+json': rate },
  ])
})
