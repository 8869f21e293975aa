import type { TransferPlan } from '@causeway/core/ports'
import { expect } from 'vitest'
import { createPolicy } from './create-policy.ts'
import type { RecordedIntent, RecordedSettlement } from './recorded-intent.ts'

/** What a payout or refund settles when all is well. */
export const settlement: RecordedSettlement = {
  kind: 'payout',
  takenBack: false,
  asset: 'ltc',
  units: 5n,
  ordered: {
    network: 'litecoin',
    asset: 'ltc',
    destination: 'somewhere',
    extraId: null,
    newAccountKey: null,
  },
  deposits: 1,
  shallowDeposits: 0,
  waitsForPayout: false,
  otherTransfers: 0,
}
/** The database as it is when all is well. */
export const recordOf = (
  plan: TransferPlan,
  change: Partial<RecordedIntent> = {},
): RecordedIntent => {
  const { amount, kind, transferId: _, ...same } = plan.intent
  return {
    ...same,
    newAccountKey: plan.intent.newAccountKey ?? null,
    kind,
    asset: amount.asset,
    units: amount.units,
    state: plan.attempt === 1 ? 'reserved' : 'broadcast',
    attempt: plan.attempt,
    plan,
    halts: [],
    settlement: kind === 'payout' || kind === 'refund' ? { ...settlement, kind } : null,
    payout: null,
    decided: null,
    plannedSweeps: [],
    ...change,
  }
}
/** Asks the policy; it knows one plan, and cold storage of litecoin at `the vault`. */
export const examine = (plan: TransferPlan, recorded: RecordedIntent | null) =>
  createPolicy({
    ceilings: new Map(),
    unlisted: 'refused',
    handLimits: new Map(),
    facts: { readIntent: async (id) => (id === plan.intent.transferId ? recorded : null) },
    own: {
      hotWallet: () => 'our wallet',
      payIn: (_network, _asset, index) => `pay-in ${index}`,
      isColdStorage: (asset, { address, extraId }) =>
        asset === 'ltc' && address === 'the vault' && extraId === null,
    },
  }).examine(plan)
/** Expects that it is refused for this reason. */
export const refused = (plan: TransferPlan, recorded: RecordedIntent | null, reason: string) =>
  expect(examine(plan, recorded)).rejects.toMatchObject({ name: 'SigningRefused', reason })
