/** Every source of market prices, one line each; a provider's code is loaded only where it is asked for. */
export const ratesProviders = {
  sandbox: () => import('./sandbox/index.ts'),
  ccxt: () => import('./ccxt/index.ts'),
  median: () => import('./median/index.ts'),
  'with-cache': () => import('./with-cache/index.ts'),
  'with-fallback': () => import('./with-fallback/index.ts'),
  'with-time-limit': () => import('./with-time-limit/index.ts'),
} as const
