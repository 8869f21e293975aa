/** Every provider of fiat, one line each; a provider's code is loaded only where it is asked for. */
export const fiatProviders = {
  moonpay: () => import('./moonpay/index.ts'),
  banxa: () => import('./banxa/index.ts'),
  mercuryo: () => import('./mercuryo/index.ts'),
  simplex: () => import('./simplex/index.ts'),
  transak: () => import('./transak/index.ts'),
  binance: () => import('./binance/index.ts'),
} as const
