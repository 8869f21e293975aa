import { listNetwork } from '../../listing.ts'

/** Avalanche C-Chain (chain id 43114): a block every two seconds at most, final when accepted. */
export const avalanche = listNetwork(
  {
    id: 'avalanche',
    name: 'Avalanche C-Chain',
    badge: 'AVAX-C',
    addressFamily: 'evm',
    feeAsset: 'avax',
    blockSeconds: 2,
    explorer: {
      transaction: 'https://snowtrace.io/tx/{id}',
      address: 'https://snowtrace.io/address/{address}',
    },
  },
  { confirmations: 12, payWithinMinutes: 15 },
  {
    own: [
      {
        // The C-Chain's coin, with 18 decimals; the X-Chain's has nine, and other addresses.
        ticker: 'avax',
        name: 'Avalanche',
        decimals: 18,
        dollars: '22',
      },
    ],
    tokens: [
      [
        'usdtavaxc',
        'Tether',
        6,
        '1',
        '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7',
        { code: 'usdt', isStable: true },
      ],
      [
        'usdcavaxc',
        'USDC',
        6,
        '1',
        '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E',
        { code: 'usdc', isStable: true },
      ],
    ],
  },
)
