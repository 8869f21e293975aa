import { expect, test } from 'vitest'
import { inputs, nonce, samplePlan } from '../sample-plans.ts'
import { examine, recordOf, refused, settlement } from './policy.fixture.ts'
import type { RecordedIntent, RecordedSettlement } from './recorded-intent.ts'

const payout = samplePlan('a', inputs('x:0'))
const ours = { destination: 'our wallet' }
const sweep = samplePlan('s', nonce(0n), { kind: 'sweep', source: 4, ...ours })
const gas = samplePlan('g', nonce(3n), { kind: 'gas', destination: 'pay-in 4' })
const commission = samplePlan('c', inputs('x:0'), { kind: 'commission' })
const filler = samplePlan('f', nonce(3n), { kind: 'filler', units: 0n, ...ours })

test.each([
  ['a payout', payout, {}],
  ['a refund', samplePlan('a', inputs('x:0'), { kind: 'refund' }), {}],
  ['a replacement', samplePlan('a', inputs('x:0'), { attempt: 2 }), {}],
  [
    'one after a loss',
    samplePlan('a', inputs('x:0'), { attempt: 2 }),
    { state: 'signed' as const },
  ],
  ['a sweep of a pay-in address', sweep, {}],
  ['a sweep of many outputs', samplePlan('s', inputs('x:0'), { kind: 'sweep', ...ours }), {}],
  ['gas for a planned sweep', gas, { plannedSweeps: [2, 4] }],
  ['a filler', filler, {}],
])('%s that the database holds is allowed', async (_name, plan, change) => {
  await expect(examine(plan, recordOf(plan, change))).resolves.toBeUndefined()
})

test('a transfer that the database does not know is refused', async () => {
  await refused(payout, null, 'transfer_unknown')
})

test.each(['signing', 'all', 'litecoin', 'ltc'])('the halt %s stops signing', async (halt) => {
  await refused(payout, recordOf(payout, { halts: [halt] }), 'halted')
})

test.each<[string, Partial<RecordedIntent>]>([
  ['kind', { kind: 'refund' }],
  ['network', { network: 'bitcoin' }],
  ['source', { source: 3 }],
  ['asset', { asset: 'btc' }],
  ['sum', { units: 4n }],
  ['destination', { destination: 'elsewhere' }],
  ['extra id', { extraId: '7' }],
  ['record', { record: 'other' }],
  ['attempt', { attempt: 2 }],
])('a row with another %s is refused', async (_name, change) => {
  await refused(payout, recordOf(payout, change), 'transfer_differs')
})

test.each(['planned', 'signed', 'broadcast', 'confirmed', 'failed', 'cancelled'] as const)(
  'a first attempt of a transfer that is %s is refused',
  async (state) => {
    await refused(payout, recordOf(payout, { state }), 'transfer_not_due')
  },
)

test.each(['planned', 'reserved', 'confirmed', 'failed', 'cancelled'] as const)(
  'a replacement of a transfer that is %s is refused',
  async (state) => {
    const second = samplePlan('a', inputs('x:0'), { attempt: 2 })
    await refused(second, recordOf(second, { state }), 'transfer_not_due')
  },
)

test('a plan that was not saved, or saved otherwise, is refused', async () => {
  await refused(payout, recordOf(payout, { plan: null }), 'plan_not_saved')
  const other = samplePlan('a', inputs('x:0'), { body: 'dearer' })
  await refused(payout, recordOf(payout, { plan: other }), 'plan_not_saved')
})

const requested = {
  isOpen: true,
  asset: commission.intent.amount.asset,
  units: commission.intent.amount.units,
  destination: commission.intent.destination,
  isBooked: true,
}

test('a payout of commissions that was requested and booked is allowed', async () => {
  const recorded = recordOf(commission, { payout: requested })
  await expect(examine(commission, recorded)).resolves.toBeUndefined()
})

test.each<[string, Partial<typeof requested> | null, string]>([
  ['that nobody requested', null, 'settlement_unknown'],
  ['that is not open', { isOpen: false }, 'settlement_taken_back'],
  ['of another sum', { units: 6n }, 'settlement_differs'],
  ['of another asset', { asset: 'btc' }, 'settlement_differs'],
  ['to another address', { destination: 'elsewhere' }, 'settlement_differs'],
  ['that the ledger does not hold', { isBooked: false }, 'settlement_differs'],
])('a payout of commissions %s is refused', async (_name, change, reason) => {
  const payoutRow = change === null ? null : { ...requested, ...change }
  await refused(commission, recordOf(commission, { payout: payoutRow }), reason)
})

test.each<[string, Partial<RecordedSettlement>, string]>([
  ['was taken back', { takenBack: true }, 'settlement_taken_back'],
  ['is of the other kind', { kind: 'refund' }, 'settlement_differs'],
  ['is of another asset', { asset: 'btc' }, 'settlement_differs'],
  ['is of a smaller sum', { units: 4n }, 'settlement_differs'],
  ['is of a larger sum', { units: 6n }, 'settlement_differs'],
  ['has another transfer', { otherTransfers: 1 }, 'settled_twice'],
  ['rests on no deposit', { deposits: 0 }, 'deposits_not_deep'],
  ['rests on a shallow deposit', { shallowDeposits: 1 }, 'deposits_not_deep'],
  ['goes ahead of its payout', { waitsForPayout: true }, 'payout_not_confirmed'],
  ...Object.entries({ network: 'bitcoin', asset: 'btc', destination: 'x', extraId: '7' }).map(
    ([field, value]): [string, Partial<RecordedSettlement>, string] => [
      `was ordered with another ${field}`,
      { ordered: { ...settlement.ordered, [field]: value } },
      'settlement_differs',
    ],
  ),
])('a payout whose settlement %s is refused', async (_name, change, reason) => {
  const recorded = recordOf(payout, { settlement: { ...settlement, ...change } })
  await refused(payout, recorded, reason)
})

test('a payout of nobody is refused', async () => {
  await refused(payout, recordOf(payout, { settlement: null }), 'settlement_unknown')
})

test.each([
  ['a sweep to somebody', samplePlan('s', nonce(0n), { kind: 'sweep', source: 4 })],
  ['a filler to somebody', samplePlan('f', nonce(0n), { kind: 'filler', units: 0n })],
  ['a sweep with a memo', samplePlan('s', nonce(0n), { kind: 'sweep', ...ours, extraId: '1' })],
])('%s is refused', async (_name, plan) => {
  await refused(plan, recordOf(plan), 'not_our_wallet')
})

test('gas goes to addresses whose sweep is planned, and nowhere else', async () => {
  await refused(gas, recordOf(gas, { plannedSweeps: [] }), 'sweep_unknown')
  await refused(gas, recordOf(gas, { plannedSweeps: [3, 5] }), 'sweep_unknown')
})

test.each([
  samplePlan('a', nonce(0n), { source: 4 }),
  samplePlan('a', nonce(0n), { kind: 'refund', source: 4 }),
  samplePlan('a', nonce(0n), { kind: 'gas', source: 4, destination: 'pay-in 4' }),
  samplePlan('a', nonce(0n), { kind: 'filler', source: 4, units: 0n, ...ours }),
])('only a sweep takes from a pay-in address: $intent.kind', async (plan) => {
  await refused(plan, recordOf(plan, { plannedSweeps: [4] }), 'source_not_allowed')
})

test('only a filler sends nothing, and only by a nonce', async () => {
  const nothing = samplePlan('a', inputs('x:0'), { units: 0n })
  await refused(nothing, recordOf(nothing), 'nothing_to_send')
  const spending = samplePlan('f', inputs('x:0'), { kind: 'filler', units: 0n, ...ours })
  await refused(spending, recordOf(spending), 'nothing_to_send')
  const paying = samplePlan('f', nonce(0n), { kind: 'filler', units: 1n, ...ours })
  await refused(paying, recordOf(paying), 'transfer_differs')
})

test('an account is made by a payout only, for the owner that the order names', async () => {
  const making = (kind: 'payout' | 'refund') => {
    const plan = samplePlan('n', inputs('x:0'), { kind })
    return { ...plan, intent: { ...plan.intent, newAccountKey: 'EOS1' } }
  }
  const orderedBy = (newAccountKey: string) => ({
    payout: null,
    settlement: { ...settlement, ordered: { ...settlement.ordered, newAccountKey } },
  })
  const payout = making('payout')
  await expect(examine(payout, recordOf(payout, orderedBy('EOS1')))).resolves.toBeUndefined()
  await refused(payout, recordOf(payout, orderedBy('EOS2')), 'settlement_differs')
  const elsewhere = { ...orderedBy('EOS1'), newAccountKey: 'EOS2' }
  await refused(payout, recordOf(payout, elsewhere), 'transfer_differs')
  const refund = making('refund')
  await refused(refund, recordOf(refund, orderedBy('EOS1')), 'settlement_differs')
  // A further payout of the order pays the account that the first one made.
  const again = samplePlan('m', inputs('x:1'))
  await expect(examine(again, recordOf(again, orderedBy('EOS1')))).resolves.toBeUndefined()
})
