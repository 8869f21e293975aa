/** Every way of asking a provider who somebody is, one line each; loaded only where it is asked for. */
export const socialAdapters = {
  oauth: () => import('./oauth/index.ts'),
  openid: () => import('./openid/index.ts'),
  sandbox: () => import('./sandbox/index.ts'),
} as const
