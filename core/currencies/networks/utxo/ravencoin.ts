import { listNetwork } from '../../listing.ts'

/**
 * Ravencoin main network: a block every minute on average. Nodes that are in step refuse reorganisations deeper
 * than 60 blocks (Ravencoin Core, chainparams).
 */
export const ravencoin = listNetwork(
  {
    id: 'ravencoin',
    name: 'Ravencoin',
    badge: 'RVN',
    addressFamily: 'ravencoin',
    feeAsset: 'rvn',
    blockSeconds: 60,
    explorer: {
      transaction: 'https://blockbook.ravencoin.org/tx/{id}',
      address: 'https://blockbook.ravencoin.org/address/{address}',
    },
  },
  { confirmations: 60, payWithinMinutes: 20 },
  {
    own: [
      {
        ticker: 'rvn',
        name: 'Ravencoin',
        decimals: 8,
        dollars: '0.014',
        fee: '60',
        minimum: '850',
      },
    ],
  },
)
