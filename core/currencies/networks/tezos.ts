import { listNetwork } from '../listing.ts'

/** Tezos: a block every eight seconds or less; two more make one final. */
export const tezos = listNetwork(
  {
    id: 'tezos',
    name: 'Tezos',
    badge: 'XTZ',
    addressFamily: 'tezos',
    feeAsset: 'xtz',
    blockSeconds: 8,
    explorer: {
      transaction: 'https://tzkt.io/{id}',
      address: 'https://tzkt.io/{address}',
    },
  },
  { confirmations: 4, payWithinMinutes: 15 },
  {
    own: [
      {
        // The smallest unit is the mutez.
        ticker: 'xtz',
        name: 'Tezos',
        decimals: 6,
        dollars: '0.55',
      },
    ],
    tokens: [
      // Token 0 of an FA2 contract.
      [
        'usdtxtz',
        'Tether',
        6,
        '1',
        'KT1XnTn74bUtxHfDtBmm2bGZAQfhPbvKWR8o',
        { code: 'usdt', isStable: true },
      ],
    ],
  },
)
