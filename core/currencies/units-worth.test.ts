import { expect, test } from 'vitest'
import { listNetwork } from './listing.ts'
import { unitsWorth } from './units-worth.ts'

const coin = (dollars: string, decimals: number) => ({ ticker: 'coin', decimals, dollars })

test.each([
  ['1', coin('1', 6), 1_000_000n],
  ['12', coin('0.28', 7), 430_000_000n],
  ['1', coin('95000', 8), 1_100n],
  ['12', coin('0.0000005', 18), 24_000_000_000_000_000_000_000_000n],
  ['12', coin('5', 0), 3n],
  ['1', coin('95000', 0), 1n],
])('%s dollars of %o are %s units, rounded up to two digits', (worth, of, units) => {
  expect(unitsWorth(worth, of)).toBe(units)
})

test('a price that is none is thrown', () => {
  expect(() => unitsWorth('1', coin('0', 8))).toThrow('0 is no price')
  expect(() => unitsWorth('1', coin('1e3', 8))).toThrow('1e3 is no price')
})

test('a row says only what differs from its network', () => {
  const { coins } = listNetwork(
    {
      id: 'chain',
      name: 'Chain',
      badge: 'CH-20',
      addressFamily: 'evm',
      feeAsset: 'own',
      blockSeconds: 1,
      explorer: {
        transaction: 'https://chain.example/{id}',
        address: 'https://chain.example/{address}',
      },
    },
    { confirmations: 9, payWithinMinutes: 15, extraIdName: 'Memo', feeDollars: '2' },
    {
      own: [
        { ticker: 'own', name: 'Own', decimals: 2, dollars: '1', fee: '0.5', minimum: '13.25' },
      ],
      tokens: [
        ['tok', 'Token', 6, '4', '0xA'],
        [
          'wtok',
          'Other',
          6,
          '4',
          '0xB',
          { code: 'o', confirmations: 1, isWebEnabled: false, standsFor: 'tok' },
        ],
      ],
    },
  )
  const [own, token, other] = coins
  expect(own?.currency).toMatchObject({
    ...{ protocol: 'chain', contractAddress: null, fullName: 'Own', code: 'own' },
    ...{ networkFeeUnits: 50n, minimumUnits: 1_325n, extraIdName: 'Memo', confirmations: 9 },
  })
  expect(token?.currency).toMatchObject({
    ...{ contractAddress: '0xA', fullName: 'Token (CH-20)', isWebEnabled: true },
    ...{ networkFeeUnits: 500_000n, minimumUnits: 3_000_000n },
  })
  expect(other).toMatchObject({
    market: 'tok',
    currency: { code: 'o', confirmations: 1, isWebFromEnabled: false, isWebFixedEnabled: false },
  })
})
