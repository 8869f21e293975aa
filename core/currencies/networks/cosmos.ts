import { listNetwork } from '../listing.ts'

/** Cosmos Hub: a block about every six seconds, final when committed. */
export const cosmos = listNetwork(
  {
    id: 'cosmos',
    name: 'Cosmos Hub',
    badge: 'ATOM',
    addressFamily: 'cosmos',
    feeAsset: 'atom',
    blockSeconds: 6,
    explorer: {
      transaction: 'https://www.mintscan.io/cosmos/tx/{id}',
      address: 'https://www.mintscan.io/cosmos/address/{address}',
    },
  },
  { confirmations: 1, payWithinMinutes: 15, extraIdName: 'Memo' },
  {
    own: [
      {
        ticker: 'atom',
        name: 'Cosmos',
        decimals: 6,
        dollars: '3',
      },
    ],
  },
)
