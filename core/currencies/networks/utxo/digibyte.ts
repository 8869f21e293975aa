import { listNetwork } from '../../listing.ts'

/**
 * DigiByte main network: a block every 15 seconds on average, from five kinds of mining; 60 are a quarter of an
 * hour.
 */
export const digibyte = listNetwork(
  {
    id: 'digibyte',
    name: 'DigiByte',
    badge: 'DGB',
    addressFamily: 'digibyte',
    feeAsset: 'dgb',
    blockSeconds: 15,
    explorer: {
      transaction: 'https://digiexplorer.info/tx/{id}',
      address: 'https://digiexplorer.info/address/{address}',
    },
  },
  { confirmations: 60, payWithinMinutes: 20 },
  {
    own: [
      {
        ticker: 'dgb',
        name: 'DigiByte',
        decimals: 8,
        dollars: '0.009',
        fee: '100',
        minimum: '1300',
      },
    ],
  },
)
