import { createCatalogue, currencies, networks } from '@causeway/core/currencies'
import { describe, expect, test } from 'vitest'
import { seoAddresses, seoCombinations, seoPaths } from './seo-addresses.ts'

const catalogue = createCatalogue(currencies, networks)
const combinations = seoCombinations(catalogue, true)
const all = seoAddresses({ ...combinations, bought: combinations.bought.slice(0, 3) })

describe('addresses of SEO pages', () => {
  test('[PAGE-05] each enabled pair once, no coin for itself, and as many as is said', () => {
    for (const kind of all) {
      const paths = [...seoPaths(kind, 0, Number.POSITIVE_INFINITY)]
      expect(paths.length, kind.type).toBe(kind.count)
      expect(new Set(paths).size).toBe(paths.length)
      expect(paths.length).toBeGreaterThan(0)
      if (kind.type !== 'exchange-pair') continue
      const { from, to } = catalogue.lists
      const pairs = from.flatMap((a) =>
        to.filter((b) => a !== b).map((b) => `/exchange/${a.ticker}/${b.ticker}`),
      )
      expect(paths).toEqual(pairs)
    }
  })

  test('[PAGE-05] parts one after the other are the whole', () => {
    const [, pairs] = all
    if (pairs === undefined) throw new Error('there are no pairs')
    const whole = [...seoPaths(pairs, 0, pairs.count)]
    const parts: string[] = []
    for (let first = 0; first < pairs.count; first += 997) {
      parts.push(...seoPaths(pairs, first, 997))
    }
    expect(parts).toEqual(whole)
    expect([...seoPaths(pairs, pairs.count, 10)]).toEqual([])
  })

  test('nothing is bought where nobody sells', () => {
    const none = seoAddresses(seoCombinations(catalogue, false))
    expect(none.filter(({ count }) => count > 0).map(({ type }) => type)).toEqual([
      'exchange-coin',
      'exchange-pair',
      'exchange-pairs',
    ])
  })
})
