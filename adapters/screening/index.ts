/** Every way of screening, one line each; a provider's code is loaded only where it is asked for. */
export const screeningProviders = {
  list: () => import('./list/index.ts'),
  http: () => import('./http/index.ts'),
  sandbox: () => import('./sandbox/index.ts'),
  'with-several': () => import('./with-several/index.ts'),
} as const
