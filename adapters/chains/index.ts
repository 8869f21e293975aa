/** Every chain provider, one line each; a provider's code is loaded only where it is asked for. */
export const chainProviders = {
  sandbox: () => import('./sandbox/index.ts'),
  utxo: () => import('./utxo/index.ts'),
  evm: () => import('./evm/index.ts'),
  ripple: () => import('./ripple/index.ts'),
} as const
