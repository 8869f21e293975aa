/** Every network whose accounts have names, loaded where asked for. */
export const accountNameProviders = { sandbox: () => import('./sandbox/index.ts') } as const
