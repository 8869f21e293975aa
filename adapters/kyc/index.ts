/** Every way of identifying people, one line each; a provider's code is loaded only where it is asked for. */
export const identityProviders = {
  sandbox: () => import('./sandbox/index.ts'),
  sumsub: () => import('./sumsub/index.ts'),
} as const
