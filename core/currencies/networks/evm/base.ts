import { listNetwork } from '../../listing.ts'

/** Base (chain id 8453): a block every two seconds. */
export const base = listNetwork(
  {
    id: 'base',
    name: 'Base',
    badge: 'Base',
    addressFamily: 'evm',
    feeAsset: 'ethbase',
    blockSeconds: 2,
    explorer: {
      transaction: 'https://basescan.org/tx/{id}',
      address: 'https://basescan.org/address/{address}',
    },
  },
  { confirmations: 60, payWithinMinutes: 15 },
  {
    own: [
      {
        // Ether, brought over by the network's own bridge.
        ticker: 'ethbase',
        name: 'Ethereum',
        decimals: 18,
        dollars: '5800',
        code: 'eth',
        fullName: 'Ethereum (Base)',
      },
    ],
    tokens: [
      [
        'usdcbase',
        'USDC',
        6,
        '1',
        '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
        { code: 'usdc', isStable: true },
      ],
      [
        'daibase',
        'Dai',
        18,
        '1',
        '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb',
        { code: 'dai', isStable: true },
      ],
      [
        'eurcbase',
        'EURC',
        6,
        '1.15',
        '0x60a3E35Cc302bFA44Cb288Bc5a4F316Fdb1adb42',
        { code: 'eurc', isStable: true },
      ],
      [
        'cbbtc',
        'Coinbase Wrapped BTC',
        8,
        '95000',
        '0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf',
        { standsFor: 'btc' },
      ],
      ['aero', 'Aerodrome', 18, '1', '0x940181a94A35A4569E4529A3CDfB74e38FD98631'],
      // Horizen gave up a chain of its own in July 2025, and its coin moved here.
      ['zen', 'Horizen', 18, '9', '0xf43eB8De897Fbc7F2502483B2Bef7Bb9EA179229'],
    ],
  },
)
