/** Every way of asking a payer's wallet, loaded where asked for. */
export const fundsRequestProviders = {
  sandbox: () => import('./sandbox/index.ts'),
  webhook: () => import('./webhook/index.ts'),
} as const
