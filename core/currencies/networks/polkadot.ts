import { listNetwork } from '../listing.ts'

/**
 * Polkadot's Asset Hub, where the coin's balances have stood since November 2025; the relay chain keeps none. What
 * two thirds of the validators finalise stays: within a minute.
 */
export const polkadot = listNetwork(
  {
    id: 'polkadot',
    name: 'Polkadot Asset Hub',
    badge: 'DOT',
    addressFamily: 'polkadot',
    feeAsset: 'dot',
    blockSeconds: 6,
    explorer: {
      transaction: 'https://assethub-polkadot.subscan.io/extrinsic/{id}',
      address: 'https://assethub-polkadot.subscan.io/account/{address}',
    },
  },
  { confirmations: 20, payWithinMinutes: 15 },
  {
    own: [
      {
        // The smallest unit is the planck.
        ticker: 'dot',
        name: 'Polkadot',
        decimals: 10,
        dollars: '3.2',
      },
    ],
  },
)
