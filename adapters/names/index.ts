/** Every naming service, loaded where asked for. */
export const nameProviders = {
  ens: () => import('./ens/index.ts'),
  unstoppable: () => import('./unstoppable/index.ts'),
  sandbox: () => import('./sandbox/index.ts'),
} as const
