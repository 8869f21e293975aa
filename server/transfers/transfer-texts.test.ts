import { amount } from '@causeway/core/money'
import type { TransferIntent } from '@causeway/core/ports'
import { describe, expect, test } from 'vitest'
import { exactNonceOf, fillerRecord, gasOf, sweepRecord } from './own-record.ts'
import { isSameIntent } from './sending/transfer-intent.ts'
import { readPlan, storePlan } from './stored-plan.ts'
import { CannotCompose, ChainLookupFailed, conflictOf, NeedsOperator } from './transfer-failures.ts'
import { readSource, storeSource } from './transfer-source.ts'

const intent: TransferIntent = {
  transferId: 'a transfer',
  network: 'eos',
  kind: 'payout',
  source: 'hot',
  amount: amount('eos', 12n),
  destination: 'somewhere',
  extraId: null,
  record: '{}',
}

describe('the source of a transfer', () => {
  test.for(['hot', 0, 7, Number.MAX_SAFE_INTEGER] as const)(
    '%s is read as it was stored',
    (source) => {
      expect(readSource(storeSource(source))).toBe(source)
    },
  )

  test.for(['', 'cold', '-1', '1.5', '1e3', ' 1', '1 ', 'a1', '1a', '9007199254740993'])(
    '"%s" is none',
    (text) => {
      expect(() => readSource(text)).toThrow(`${text} is no source of a transfer`)
    },
  )
})

describe('the record of our own transfer', () => {
  test('of a filler says which nonce it uses up, of every other kind none', () => {
    const record = fillerRecord({ nonce: 2n ** 60n, of: 'another' })
    expect(JSON.parse(record)).toEqual({ nonce: (2n ** 60n).toString(), of: 'another' })
    expect(exactNonceOf({ kind: 'filler', record })).toBe(2n ** 60n)
    expect(exactNonceOf({ kind: 'payout', record: '' })).toBeNull()
    expect(() => exactNonceOf({ kind: 'filler', record: '{}' })).toThrow('does not know its nonce')
  })

  test('of a sweep says which gas it waits for, if any', () => {
    const sweep = (gas: string | null) => sweepRecord({ deposits: ['one'], gas })
    expect(JSON.parse(sweep('gas'))).toEqual({ deposits: ['one'], gas: 'gas' })
    expect(gasOf({ kind: 'sweep', record: sweep('gas') })).toBe('gas')
    expect(gasOf({ kind: 'sweep', record: sweep(null) })).toBeNull()
    expect(gasOf({ kind: 'sweep', record: '{}' })).toBeNull()
    expect(gasOf({ kind: 'gas', record: sweep('gas') })).toBeNull()
  })
})

describe('a stored plan', () => {
  const plan = { intent, attempt: 1, reservation: { kind: 'nonce', nonce: 0n }, body: '' } as const
  const row = { kind: 'payout', source: 'hot', record: '{}' } as const

  test('keeps the owner of an account that it makes, and names none where it makes none', () => {
    const making = { ...plan, intent: { ...intent, newAccountKey: 'key' } }
    expect(readPlan(storePlan(making), row)).toEqual(making)
    expect(readPlan(storePlan(plan), row)).toEqual(plan)
    expect('newAccountKey' in readPlan(storePlan(plan), row).intent).toBe(false)
    expect('newAccountKey' in JSON.parse(storePlan(plan))).toBe(false)
  })

  test('that reserves nothing is none', () => {
    const nothing = JSON.stringify({ ...JSON.parse(storePlan(plan)), nonce: null })
    expect(() => readPlan(nothing, row)).toThrow('a transfer reserves nothing')
  })
})

describe('two intents', () => {
  test('are the same where they move the same money to the same place', () => {
    expect(isSameIntent(intent, { ...intent, transferId: 'another', record: '' })).toBe(true)
  })

  test.for([
    { network: 'ethereum' },
    { source: 3 },
    { amount: amount('eos', 13n) },
    { amount: amount('ltc', 12n) },
    { destination: 'elsewhere' },
    { extraId: '1' },
    { newAccountKey: 'key' },
  ] as const)('differ by %o', (change) => {
    expect(isSameIntent(intent, { ...intent, ...change })).toBe(false)
  })
})

describe('what stops a transfer', () => {
  const refusal = (reason: unknown, name = 'SigningRefused') =>
    Object.assign(new Error('refused'), { name, reason })

  test.for([
    'reservation_used',
    'could_confirm_beside',
    'plan_differs',
    'intent_differs',
    'attempt_out_of_turn',
  ])('%s is another signature, which stands for ever', (reason) => {
    expect(conflictOf(refusal(reason))).toBe(reason)
  })

  test('is no other signature where anything else is the matter', () => {
    const errors = [
      refusal('halted'),
      refusal(7),
      refusal('plan_differs', 'Error'),
      Object.assign(new Error('refused'), { name: 'SigningRefused' }),
      { name: 'SigningRefused', reason: 'plan_differs' },
      'plan_differs',
      null,
    ]
    expect(errors.map(conflictOf)).toEqual(errors.map(() => null))
  })

  test('says its name, and what it knows', () => {
    const cause = new Error('away')
    expect(new CannotCompose('amount_is_dust', 'one')).toMatchObject({
      name: 'CannotCompose',
      code: 'amount_is_dust',
    })
    expect(new ChainLookupFailed(cause)).toMatchObject({ name: 'ChainLookupFailed', cause })
    expect(new NeedsOperator('signature_differs', 'look')).toMatchObject({
      name: 'NeedsOperator',
      alert: 'signature_differs',
      message: 'look',
    })
  })
})
