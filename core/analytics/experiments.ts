/** The cookies that say which variant a visitor sees (CALC-29, TELE-05). */
export const experimentNames = [
  'EstimationMethod_ABvariant',
  'WTP_AB_variant',
  'NewDropdown_ABvariant',
  'FixUpsale_ABvariant',
  'BuyAndExchangeOffer_ABvariant',
  'FastFilters_ABvariant',
] as const

export type ExperimentName = (typeof experimentNames)[number]

/** A variant and how often it is given, as a whole number beside the others' numbers. */
export type Variant = { readonly value: string; readonly weight: number }

export type Experiments = Readonly<Record<ExperimentName, readonly Variant[]>>

const NEW_ONLY: readonly Variant[] = [{ value: 'new', weight: 1 }]

/** Nobody is experimented on unless the operator says so: every visitor gets everything there is. */
export const defaultExperiments: Experiments = {
  EstimationMethod_ABvariant: NEW_ONLY,
  WTP_AB_variant: NEW_ONLY,
  NewDropdown_ABvariant: NEW_ONLY,
  FixUpsale_ABvariant: NEW_ONLY,
  BuyAndExchangeOffer_ABvariant: NEW_ONLY,
  FastFilters_ABvariant: NEW_ONLY,
}

export function isExperimentName(text: string): text is ExperimentName {
  return experimentNames.some((name) => name === text)
}

/**
 * The variant of a visitor: the one he has, where it is still given to people, otherwise one drawn by the weights.
 * `draw` is a whole number from 0 to below the bound given.
 */
export function assignVariant(
  variants: readonly Variant[],
  kept: string | undefined,
  draw: (bound: number) => number,
): string {
  if (kept !== undefined && variants.some(({ value }) => value === kept)) return kept
  let left = draw(variants.reduce((sum, { weight }) => sum + weight, 0))
  for (const { value, weight } of variants) {
    if (left < weight) return value
    left -= weight
  }
  throw new Error('a draw lies beyond the weights')
}
