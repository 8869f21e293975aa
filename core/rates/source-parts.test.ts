import { expect, test } from 'vitest'
import type { PriceVector, SourcePart } from '../ports/index.ts'
import { combinePrices, defaultCombiningPolicy, noPriceHistory } from './combine-prices.ts'

const NOW = 1_800_000_000_000
const OLD = 20_001

type Said = { readonly price: bigint; readonly age?: number; readonly ageOfPrice?: number } | null

function partsOf(said: readonly Said[]): readonly SourcePart[] {
  const sources = said.map((each, index) => {
    const vector: PriceVector = {
      takenAt: NOW - (each?.age ?? 0),
      prices: new Map(each === null ? [] : [['btc', each.price]]),
      paused: new Map(),
      pricedAt: new Map(
        each?.ageOfPrice === undefined ? [] : [['btc', NOW - each.ageOfPrice] as const],
      ),
    }
    return { name: `source-${index}`, vector }
  })
  const judging = { now: NOW, policy: defaultCombiningPolicy }
  return combinePrices(noPriceHistory, sources, judging).parts.map(({ part }) => part)
}

test.each<[string, SourcePart[], Said[]]>([
  [
    'an old vector',
    ['counts', 'counts', 'old'],
    [{ price: 5n }, { price: 5n }, { price: 5n, age: OLD }],
  ],
  ['a source without a price', ['counts', 'counts'], [{ price: 5n }, null, { price: 5n }]],
  [
    'two that disagree, both far from the middle',
    ['outlier', 'outlier'],
    [{ price: 5n }, { price: 9n }],
  ],
  [
    'one in the middle of two far ones',
    ['unused', 'outlier', 'outlier'],
    [{ price: 5n }, { price: 2n }, { price: 9n }],
  ],
  ['one alone', ['unused'], [{ price: 5n }]],
  ['one beside an old price', ['unused', 'old'], [{ price: 5n }, { price: 5n, ageOfPrice: OLD }]],
])('the part of each source with %s', (_name, parts, said) => {
  expect(partsOf(said)).toEqual(parts)
})
