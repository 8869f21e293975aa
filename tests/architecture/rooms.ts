/** The folders that hold code, in the order of the architecture page. */
export const rooms = [
  'core',
  'content',
  'ui',
  'server',
  'adapters',
  'api',
  'widget',
  'web',
  'main',
  'tests',
] as const
