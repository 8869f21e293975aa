import { expect, test } from 'vitest'
import { inputs, samplePlan } from '../sample-plans.ts'
import { examine, recordOf, refused } from './policy.fixture.ts'
import type { RecordedSend } from './recorded-intent.ts'

const sentBack = samplePlan('r', inputs('x:0'), { kind: 'return' })
const { amount: sum, network, destination, extraId } = sentBack.intent
const terms = { ...sum, network, destination, extraId }
const agreed: RecordedSend = { ...terms, isOpen: true, isBooked: true, isCovered: true }

test('a payment that was agreed to be sent back and is booked is allowed', async () => {
  const recorded = recordOf(sentBack, { decided: agreed })
  await expect(examine(sentBack, recorded)).resolves.toBeUndefined()
})

test.each<[string, Partial<RecordedSend> | null, string]>([
  ['that nobody agreed on', null, 'settlement_unknown'],
  ['that is not open', { isOpen: false }, 'settlement_taken_back'],
  ['of another sum', { units: 6n }, 'settlement_differs'],
  ['of another asset', { asset: 'btc' }, 'settlement_differs'],
  ['on another network', { network: 'bitcoin' }, 'settlement_differs'],
  ['to another address', { destination: 'elsewhere' }, 'settlement_differs'],
  ['to another memo', { extraId: '7' }, 'settlement_differs'],
  ['that the ledger does not hold', { isBooked: false }, 'settlement_differs'],
  ['whose payment is gone or shallow', { isCovered: false }, 'deposits_not_deep'],
])('a payment sent back %s is refused', async (_name, change, reason) => {
  const decided = change === null ? null : { ...agreed, ...change }
  await refused(sentBack, recordOf(sentBack, { decided }), reason)
})

const byHand = samplePlan('h', inputs('x:0'), { kind: 'hand' })

test('a payout by hand that was agreed on and is booked is allowed', async () => {
  const recorded = recordOf(byHand, { decided: agreed })
  await expect(examine(byHand, recorded)).resolves.toBeUndefined()
})

test.each<[string, Partial<RecordedSend> | null, string]>([
  ['without an agreement', null, 'settlement_unknown'],
  ['that is not open', { isOpen: false }, 'settlement_taken_back'],
  ['of another sum', { units: 6n }, 'settlement_differs'],
  ['of another asset', { asset: 'btc' }, 'settlement_differs'],
  ['to another address', { destination: 'elsewhere' }, 'settlement_differs'],
  ['to another memo', { extraId: '7' }, 'settlement_differs'],
  ['that the ledger does not hold', { isBooked: false }, 'settlement_differs'],
])('a payout by hand %s is refused', async (_name, change, reason) => {
  const decided = change === null ? null : { ...agreed, ...change }
  await refused(byHand, recordOf(byHand, { decided }), reason)
})

const toCold = samplePlan('v', inputs('x:0'), { kind: 'cold', destination: 'the vault' })
const moving: RecordedSend = { ...agreed, destination: 'the vault' }

test('coins that were agreed to go to cold storage and are booked are allowed there', async () => {
  const recorded = recordOf(toCold, { decided: moving })
  await expect(examine(toCold, recorded)).resolves.toBeUndefined()
})

test.each<[string, Partial<RecordedSend> | null, string]>([
  ['that nobody agreed on', null, 'settlement_unknown'],
  ['that are not on their way', { isOpen: false }, 'settlement_taken_back'],
  ['of another sum', { units: 6n }, 'settlement_differs'],
  ['that the ledger does not hold', { isBooked: false }, 'settlement_differs'],
])('coins to cold storage %s are refused', async (_name, change, reason) => {
  const decided = change === null ? null : { ...moving, ...change }
  await refused(toCold, recordOf(toCold, { decided }), reason)
})

test.each([
  ['to an address that is not configured', { destination: 'elsewhere' }],
  ['with another memo', { extraId: '7' }],
  ['of a coin with no cold storage', { asset: 'btc' }],
  ['to the hot wallet', { destination: 'our wallet' }],
])(
  '[OPS-12.11] coins to cold storage %s are refused, whatever the database says',
  async (_name, change) => {
    const plan = samplePlan('v', inputs('x:0'), {
      kind: 'cold',
      destination: 'the vault',
      ...change,
    })
    const { destination: address, extraId: memo, amount: moved } = plan.intent
    const decided = { ...moving, ...moved, destination: address, extraId: memo }
    await refused(plan, recordOf(plan, { decided }), 'not_cold_storage')
  },
)
