import { type FeePolicy, type Payer, type PayerRule, payerKinds } from './fee-policy.ts'

/**
 * The policy for an order of this partner from this country: the one given where neither has fees of its own. Its version then
 * names whose rules count (`1.r12@region.de`), so quotes and orders keep them (payerIn).
 */
export function policyFor(policy: FeePolicy, { country, partnerId }: Payer = {}): FeePolicy {
  const ids = { region: country?.toLowerCase(), partner: partnerId?.toLowerCase() }
  const met = policy.payerRules.filter(({ payer: { id, kind } }) => ids[kind] === id)
  if (met.length === 0) return policy
  const named = payerKinds
    .filter((kind) => met.some(({ payer }) => payer.kind === kind))
    .map((kind) => `@${kind}.${ids[kind]}`)
  return {
    ...policy,
    version: policy.version + named.join(''),
    pairs: [...policy.pairs, ...met],
    payerRules: [],
  }
}

const REGION = /@region\.([a-z]{2})/
const PARTNER = /@partner\.([0-9a-f-]{36})/

/** Whose rules count, by the version of a policy that was made for them, and the version without them. */
export function payerIn(version: string): { readonly version: string; readonly payer: Payer } {
  const [general = ''] = version.split('@')
  const country = REGION.exec(version)?.[1] ?? null
  return { version: general, payer: { country, partnerId: PARTNER.exec(version)?.[1] ?? null } }
}

/** The country as rules name it, if it has fees of its own; else null. `country`: ISO code, null where it isn’t known. */
export function feeRegionOf(
  { payerRules }: Pick<FeePolicy, 'payerRules'>,
  country: string | null,
): string | null {
  const named = country?.toLowerCase()
  const isNamed = ({ payer: { id, kind } }: PayerRule) => kind === 'region' && id === named
  return named !== undefined && payerRules.some(isNamed) ? named : null
}
