/** Every source of market prices, one line each; a provider's code is loaded only where it is asked for. */
export const ratesProviders = {
  sandbox: () => import('./sandbox/index.ts'),
} as const
