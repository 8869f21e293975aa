import { listNetwork } from '../listing.ts'

/** VeChainThor: a block every ten seconds. */
export const vechain = listNetwork(
  {
    id: 'vechain',
    name: 'VeChain',
    badge: 'VET',
    addressFamily: 'vechain',
    feeAsset: 'vtho',
    blockSeconds: 10,
    explorer: {
      transaction: 'https://explore.vechain.org/transactions/{id}',
      address: 'https://explore.vechain.org/accounts/{address}',
    },
  },
  { confirmations: 12, payWithinMinutes: 15 },
  {
    own: [
      {
        ticker: 'vet',
        name: 'VeChain',
        decimals: 18,
        dollars: '0.018',
      },
    ],
    tokens: [
      // Pays the network's fees, and is kept by a contract of the network's own.
      ['vtho', 'VeThor', 18, '0.0012', '0x0000000000000000000000000000456E65726779'],
    ],
  },
)
