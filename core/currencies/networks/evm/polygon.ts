import { listNetwork } from '../../listing.ts'

/** Polygon PoS main network (chain id 137): a block every two seconds. */
export const polygon = listNetwork(
  {
    id: 'polygon',
    name: 'Polygon',
    badge: 'Polygon',
    addressFamily: 'evm',
    feeAsset: 'pol',
    blockSeconds: 2,
    explorer: {
      transaction: 'https://polygonscan.com/tx/{id}',
      address: 'https://polygonscan.com/address/{address}',
    },
  },
  { confirmations: 128, payWithinMinutes: 15 },
  {
    own: [
      {
        // Called MATIC until September 2024. The smallest unit is the wei.
        ticker: 'pol',
        name: 'Polygon',
        decimals: 18,
        dollars: '0.2',
        fullName: 'POL (Polygon)',
        fee: '4',
        minimum: '60',
      },
    ],
    tokens: [
      [
        'usdtmatic',
        'Tether',
        6,
        '1',
        '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
        { code: 'usdt', isStable: true },
      ],
      [
        'usdcmatic',
        'USDC',
        6,
        '1',
        '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
        { code: 'usdc', isStable: true },
      ],
      [
        'daimatic',
        'Dai',
        18,
        '1',
        '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063',
        { code: 'dai', isStable: true },
      ],
      [
        'linkmatic',
        'Chainlink',
        18,
        '18',
        '0x53E0bca35eC356BD5ddDFebbD1Fc0fD03FaBad39',
        { code: 'link' },
      ],
    ],
  },
)
