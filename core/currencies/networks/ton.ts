import { listNetwork } from '../listing.ts'

/** TON: a block about every five seconds. What customers call memo is the comment of a transfer. */
export const ton = listNetwork(
  {
    id: 'ton',
    name: 'TON',
    badge: 'TON',
    addressFamily: 'ton',
    feeAsset: 'ton',
    blockSeconds: 5,
    explorer: {
      transaction: 'https://tonviewer.com/transaction/{id}',
      address: 'https://tonviewer.com/{address}',
    },
  },
  { confirmations: 10, payWithinMinutes: 15, extraIdName: 'Memo' },
  {
    own: [
      {
        // The smallest unit is the nanoton.
        ticker: 'ton',
        name: 'Toncoin',
        decimals: 9,
        dollars: '2.2',
      },
    ],
    tokens: [
      [
        'usdtton',
        'Tether',
        6,
        '1',
        'EQCxE6mUtQJKFnGfaROTKOt1lZbDiiX1kCixRv7Nw2Id_sDs',
        { code: 'usdt', isStable: true },
      ],
      ['not', 'Notcoin', 9, '0.001', 'EQAvlWFDxGF2lXm67y4yzC17wYKD9A0guwPkMs1gOsM__NOT'],
    ],
  },
)
