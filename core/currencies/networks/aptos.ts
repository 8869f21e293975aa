import { listNetwork } from '../listing.ts'

/** Aptos: several blocks a second, final when committed. */
export const aptos = listNetwork(
  {
    id: 'aptos',
    name: 'Aptos',
    badge: 'APT',
    addressFamily: 'aptos',
    feeAsset: 'apt',
    blockSeconds: 0.2,
    explorer: {
      transaction: 'https://explorer.aptoslabs.com/txn/{id}',
      address: 'https://explorer.aptoslabs.com/account/{address}',
    },
  },
  { confirmations: 1, payWithinMinutes: 15 },
  {
    own: [
      {
        // The smallest unit is the octa.
        ticker: 'apt',
        name: 'Aptos',
        decimals: 8,
        dollars: '3',
      },
    ],
    tokens: [
      // Fungible assets: the address is that of their metadata.
      [
        'usdtapt',
        'Tether',
        6,
        '1',
        '0x357b0b74bc833e95a115ad22604854d6b0fca151cecd94111770e5d6ffc9dc2b',
        { code: 'usdt', isStable: true },
      ],
      [
        'usdcapt',
        'USDC',
        6,
        '1',
        '0xbae207659db88bea0cbead6da0ed00aac12edcdda169e591cd41c94180b46f3b',
        { code: 'usdc', isStable: true },
      ],
    ],
  },
)
