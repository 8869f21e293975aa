import { listNetwork } from '../listing.ts'

/** Kava, its Cosmos side: a block about every six seconds, final when committed. */
export const kava = listNetwork(
  {
    id: 'kava',
    name: 'Kava',
    badge: 'KAVA',
    addressFamily: 'kava',
    feeAsset: 'kava',
    blockSeconds: 6,
    explorer: {
      transaction: 'https://www.mintscan.io/kava/tx/{id}',
      address: 'https://www.mintscan.io/kava/address/{address}',
    },
  },
  { confirmations: 1, payWithinMinutes: 15, extraIdName: 'Memo' },
  {
    own: [
      {
        ticker: 'kava',
        name: 'Kava',
        decimals: 6,
        dollars: '0.16',
      },
    ],
  },
)
