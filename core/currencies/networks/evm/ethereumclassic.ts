import { listNetwork } from '../../listing.ts'

/**
 * Ethereum Classic main network (chain id 61): a block every 13 seconds on average, and nearly two hours until a
 * deposit counts. The attacks of August 2020 went thousands of blocks deep, with computers rented from miners of
 * Ethereum; since those left mining in 2022, this is the largest chain of its kind.
 */
export const ethereumclassic = listNetwork(
  {
    id: 'ethereumclassic',
    name: 'Ethereum Classic',
    badge: 'ETC',
    addressFamily: 'evm',
    feeAsset: 'etc',
    blockSeconds: 13,
    explorer: {
      transaction: 'https://etc.blockscout.com/tx/{id}',
      address: 'https://etc.blockscout.com/address/{address}',
    },
  },
  { confirmations: 500, payWithinMinutes: 20 },
  {
    own: [
      {
        ticker: 'etc',
        name: 'Ethereum Classic',
        decimals: 18,
        dollars: '18',
        fee: '0.05',
        minimum: '0.65',
      },
    ],
  },
)
