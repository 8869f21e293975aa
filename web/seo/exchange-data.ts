import type { StructuredData } from './page-seo.ts'

/** A pair that a page offers. Tickers as people know them ("BTC"); `url` is the page's whole address. */
export type OfferedExchange = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly brandName: string
  readonly from: string
  readonly to: string
  /** Decimal text: how much of `to` one of `from` gives; null while there is no price. */
  readonly rate: string | null
}

/** The exchange of one coin for another as a product, with its rate of this moment where there is one (PAGE-02). */
export function exchangeData(offered: OfferedExchange): readonly StructuredData[] {
  const { brandName, description, from, name, rate, to, url } = offered
  const context = { '@context': 'https://schema.org' }
  const product = {
    ...context,
    '@type': ['CurrencyConversionService', 'Product'],
    name,
    description,
    url,
    brand: { '@type': 'Brand', name: brandName },
  }
  if (rate === null) return [product]
  const exchangeRate = {
    ...context,
    '@type': 'ExchangeRateSpecification',
    currency: from,
    currentExchangeRate: { '@type': 'UnitPriceSpecification', price: rate, priceCurrency: to },
  }
  return [product, exchangeRate]
}
