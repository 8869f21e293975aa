/** Every way of sending mail, one line each; a provider's code is loaded only where it is asked for. */
export const mailProviders = {
  sandbox: () => import('./sandbox/index.ts'),
  smtp: () => import('./smtp/index.ts'),
} as const
