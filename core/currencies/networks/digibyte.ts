import type { Network } from '../currency.ts'

/** DigiByte main network: a block every 15 seconds on average, from five kinds of mining. */
export const digibyte: Network = {
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
}
