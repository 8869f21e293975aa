import { listNetwork } from '../../listing.ts'

/** Cronos (chain id 25): a block in less than a second, final at once. */
export const cronos = listNetwork(
  {
    id: 'cronos',
    name: 'Cronos',
    badge: 'CRC-20',
    addressFamily: 'evm',
    feeAsset: 'cro',
    blockSeconds: 0.5,
    explorer: {
      transaction: 'https://explorer.cronos.org/tx/{id}',
      address: 'https://explorer.cronos.org/address/{address}',
    },
  },
  { confirmations: 12, payWithinMinutes: 15 },
  {
    own: [
      {
        ticker: 'cro',
        name: 'Cronos',
        decimals: 18,
        dollars: '0.13',
      },
    ],
    tokens: [
      [
        'usdccro',
        'USDC',
        6,
        '1',
        '0xc21223249CA28397B4B6541dfFaEcC539BfF0c59',
        { code: 'usdc', isStable: true },
      ],
      [
        'usdtcro',
        'Tether',
        6,
        '1',
        '0x66e428c3f67a68878562e79A0234c1F83c208770',
        { code: 'usdt', isStable: true },
      ],
    ],
  },
)
