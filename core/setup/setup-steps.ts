/** What a shop needs before it may handle real money, in the order in which it is best done (OPS-21). */
export const setupSteps = [
  'world',
  'database',
  'secret',
  'keys',
  'nodes',
  'ceilings',
  'prices',
  'reserves',
  'mail',
  'support',
  'domain',
  'backups',
  'staff',
] as const
export type SetupStep = (typeof setupSteps)[number]

/** Done, works but should be better, or keeps the shop from real money. */
export const setupStates = ['done', 'attention', 'blocking'] as const
export type SetupState = (typeof setupStates)[number]
