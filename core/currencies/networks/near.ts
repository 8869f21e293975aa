import { listNetwork } from '../listing.ts'

/** NEAR Protocol: a block in less than a second, final two later. */
export const near = listNetwork(
  {
    id: 'near',
    name: 'NEAR Protocol',
    badge: 'NEAR',
    addressFamily: 'near',
    feeAsset: 'near',
    blockSeconds: 0.6,
    explorer: {
      transaction: 'https://nearblocks.io/txns/{id}',
      address: 'https://nearblocks.io/address/{address}',
    },
  },
  { confirmations: 5, payWithinMinutes: 15 },
  {
    own: [
      {
        // The smallest unit is the yoctonear.
        ticker: 'near',
        name: 'NEAR Protocol',
        decimals: 24,
        dollars: '1.9',
      },
    ],
    tokens: [
      ['usdtnear', 'Tether', 6, '1', 'usdt.tether-token.near', { code: 'usdt', isStable: true }],
      [
        'usdcnear',
        'USDC',
        6,
        '1',
        '17208628f84f5d6ad33f0da3bbbeb27ffcb398eac501a31bd6ad2011e36133a1',
        { code: 'usdc', isStable: true },
      ],
    ],
  },
)
