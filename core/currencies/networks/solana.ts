import { listNetwork } from '../listing.ts'

/**
 * Solana main network: a slot every 400 ms. After 31 more, two thirds of the stake have locked theirs behind it.
 */
export const solana = listNetwork(
  {
    id: 'solana',
    name: 'Solana',
    badge: 'SPL',
    addressFamily: 'solana',
    feeAsset: 'sol',
    blockSeconds: 0.4,
    explorer: {
      transaction: 'https://solscan.io/tx/{id}',
      address: 'https://solscan.io/account/{address}',
    },
  },
  { confirmations: 32, payWithinMinutes: 15 },
  {
    own: [
      {
        // The smallest unit is the lamport.
        ticker: 'sol',
        name: 'Solana',
        decimals: 9,
        dollars: '160',
      },
    ],
    tokens: [
      [
        'usdtsol',
        'Tether',
        6,
        '1',
        'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
        { code: 'usdt', isStable: true },
      ],
      [
        'usdcsol',
        'USDC',
        6,
        '1',
        'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
        { code: 'usdc', isStable: true },
      ],
      [
        'pyusdsol',
        'PayPal USD',
        6,
        '1',
        '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo',
        { code: 'pyusd', isStable: true },
      ],
      ['jup', 'Jupiter', 6, '0.35', 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'],
      ['bonk', 'Bonk', 5, '0.000015', 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263'],
      ['wif', 'dogwifhat', 6, '0.6', 'EKpQGSJtjMFqKZ9KQanSqYXRcF8fBopzLHYxdM65zcjm'],
      ['pyth', 'Pyth Network', 6, '0.12', 'HZ1JovNiVvGrGNiiYvEozEVgZ58xaU3RKwX8eACQBCt3'],
      ['jto', 'Jito', 9, '1.1', 'jtojtomepa8beP8AuQc6eXt5FriJwfFMwQx2v2f9mCL'],
      ['ray', 'Raydium', 6, '1.8', '4k3Dyjzvzp8eMZWUXbBCjEvwSkkk59S5iCNLY3QrkX6R'],
      ['orca', 'Orca', 6, '1.6', 'orcaEKTdK7LKz57vaAYr9QeNsVEPfiu6QeMU1kektZE'],
      ['trump', 'Official Trump', 6, '7', '6p6xgHyF7AeE6TZkSmFsko444wqoP15icUSqi2jfGiPN'],
    ],
  },
)
