/** The folders that hold code, in the order of the architecture page. */
export const rooms = [
  'core',
  'content',
  'ui',
  'server',
  'adapters',
  'api',
  'client',
  'widget',
  'web',
  'site',
  'main',
  'tests',
] as const
