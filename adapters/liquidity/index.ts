/** Every trading venue, one line each; a provider's code is loaded only where it is asked for. */
export const liquidityProviders = {
  ccxt: () => import('./ccxt/index.ts'),
  sandbox: () => import('./sandbox/index.ts'),
} as const
