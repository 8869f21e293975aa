import type { Network } from '../currency.ts'

/** Stellar public network: a ledger about every five seconds, and a closed ledger is final. */
export const stellar: Network = {
  id: 'stellar',
  name: 'Stellar',
  badge: 'XLM',
  addressFamily: 'stellar',
  feeAsset: 'xlm',
  blockSeconds: 5,
  explorer: {
    transaction: 'https://stellar.expert/explorer/public/tx/{id}',
    address: 'https://stellar.expert/explorer/public/account/{address}',
  },
}
