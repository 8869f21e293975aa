import { listNetwork } from '../listing.ts'

/** TRON main network: a block every three seconds. After 19 of 27 witnesses have built on it, a block is solid. */
export const tron = listNetwork(
  {
    id: 'tron',
    name: 'TRON',
    badge: 'TRC-20',
    addressFamily: 'tron',
    feeAsset: 'trx',
    blockSeconds: 3,
    explorer: {
      transaction: 'https://tronscan.org/#/transaction/{id}',
      address: 'https://tronscan.org/#/address/{address}',
    },
  },
  { confirmations: 19, payWithinMinutes: 15 },
  {
    own: [
      {
        // The smallest unit is the sun.
        ticker: 'trx',
        name: 'TRON',
        decimals: 6,
        dollars: '0.3',
        fee: '2',
        minimum: '40',
      },
    ],
    tokens: [
      [
        'usdttrc20',
        'Tether',
        6,
        '1',
        'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
        { code: 'usdt', fullName: 'Tether USD (TRC-20)', isStable: true, fee: '2' },
      ],
      // The token of 2022, a thousand for each BTTOLD.
      ['btt', 'BitTorrent', 18, '0.0000005', 'TAFjULxiVgT4qWk6UZwjqwZXTSaGaqnVp4'],
      [
        'tusdtrc20',
        'TrueUSD',
        18,
        '1',
        'TUpMhErZL2fhh4sVNULAbNKLokS4GjC1F4',
        { code: 'tusd', isStable: true },
      ],
      ['jst', 'JUST', 18, '0.035', 'TCFLL5dx5ZJdKnWuesXxi1VPwjLVmWZZy9'],
      ['sun', 'Sun Token', 18, '0.02', 'TSSMHYeV2uE9qYH95DqyoCuNCzEL1NvU3S'],
      ['win', 'WINkLink', 6, '0.00004', 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7'],
    ],
  },
)
