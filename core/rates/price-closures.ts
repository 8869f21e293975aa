/** Why a coin isn’t traded, from the most to the least far-reaching. The last four are `PauseReason`s of its price. */
export const priceClosures = [
  'halted',
  'prices_old',
  'not_priced',
  'too_few_sources',
  'sources_disagree',
  'jumped',
  'stale',
] as const
export type PriceClosure = (typeof priceClosures)[number]
