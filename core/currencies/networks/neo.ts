import { listNetwork } from '../listing.ts'

/** Neo N3: a block every fifteen seconds at most, final when signed. */
export const neo = listNetwork(
  {
    id: 'neo',
    name: 'Neo N3',
    badge: 'NEO',
    addressFamily: 'neo',
    feeAsset: 'gas',
    blockSeconds: 15,
    explorer: {
      transaction: 'https://dora.coz.io/transaction/neo3/mainnet/{id}',
      address: 'https://dora.coz.io/address/neo3/mainnet/{address}',
    },
  },
  { confirmations: 2, payWithinMinutes: 15 },
  {
    own: [
      {
        // It cannot be divided: a payout would lose up to a whole coin to rounding, so it is taken in and not paid out.
        ticker: 'neo',
        name: 'Neo',
        decimals: 0,
        dollars: '5',
        fee: '1',
        minimum: '3',
        isWebToEnabled: false,
      },
      {
        // Pays the network's fees.
        ticker: 'gas',
        name: 'Gas',
        decimals: 8,
        dollars: '2.5',
        fullName: 'Gas (Neo N3)',
      },
    ],
  },
)
