import type { Network } from '../currency.ts'

/** XRP Ledger: a validated ledger every three to five seconds, and a validated ledger is final. */
export const ripple: Network = {
  id: 'ripple',
  name: 'XRP Ledger',
  badge: 'XRP',
  addressFamily: 'ripple',
  feeAsset: 'xrp',
  blockSeconds: 4,
  explorer: {
    transaction: 'https://livenet.xrpl.org/transactions/{id}',
    address: 'https://livenet.xrpl.org/accounts/{address}',
  },
}
