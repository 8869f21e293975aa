import { listNetwork } from '../listing.ts'

/** The EOS network, renamed Vaulta in 2025: a block every half second. */
export const eos = listNetwork(
  {
    id: 'eos',
    name: 'EOS (Vaulta)',
    badge: 'EOS',
    addressFamily: 'eos',
    feeAsset: 'eos',
    blockSeconds: 0.5,
    explorer: {
      transaction: 'https://unicove.com/en/vaulta/transaction/{id}',
      address: 'https://unicove.com/en/vaulta/account/{address}',
    },
  },
  { confirmations: 12, payWithinMinutes: 15, extraIdName: 'Memo' },
  {
    own: [
      {
        // Kept by the contract eosio.token; the coin A trades one for one.
        ticker: 'eos',
        name: 'EOS',
        decimals: 4,
        dollars: '0.7',
        fee: '0.8',
        minimum: '18',
        extras: { accountMode: 'default' },
      },
    ],
  },
)
