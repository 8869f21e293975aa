import { amount } from '@causeway/core/money'
import type { Taken, TransferIntent } from '@causeway/core/ports'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hotWalletAddress } from '../account-keys.ts'
import { accountXpub, payoutOf, playParams } from '../ripple-test-kit.ts'
import { composeTransfer } from './compose-transfer.ts'
import { replaceTransfer } from './replace-transfer.ts'
import { type FundingFacts, readTransferBody, writeFundingFacts } from './transfer-body.ts'

const hotWallet = hotWalletAddress(accountXpub)
const config = {
  ...playParams,
  accountXpub,
  rpcUrl: 'http://127.0.0.1:1',
  timeLimitMilliseconds: 1,
}
const NOTHING_TAKEN: Taken = { inputs: new Set(), nextNonce: null, exactNonce: null }
const EXISTING = { leastDrops: 0n, needsTag: false, refuses: false }
const FACTS: FundingFacts = {
  networkId: playParams.networkId,
  validatedSequence: 5n,
  nextSequence: 7n,
  balance: 10_000_000n,
  reserve: 1_000_000n,
  spendable: 8_000_000n,
  destination: EXISTING,
  openLedgerDrops: 10n,
  minimumDrops: 10n,
}

function fundingOf(facts: Partial<FundingFacts>) {
  return { network: 'ripple', facts: writeFundingFacts({ ...FACTS, ...facts }) }
}

function compose(
  intent: Partial<TransferIntent> = {},
  facts: Partial<FundingFacts> = {},
  taken: Partial<Taken> = {},
) {
  return composeTransfer({ config, hotWallet }, payoutOf(intent), {
    funding: fundingOf(facts),
    taken: { ...NOTHING_TAKEN, ...taken },
  })
}

function composed(...given: Parameters<typeof compose>) {
  const result = compose(...given)
  if (!result.ok) throw new Error(result.failure.code)
  return { plan: result.value, body: readTransferBody(result.value.body) }
}

const failsWith = (code: string) => ({ ok: false, failure: { code } })

describe('composing', () => {
  test('takes the next sequence that neither ledger nor database used, and a fifth above the fee asked', () => {
    expect(composed().body).toEqual({ networkId: 21_337, sequence: 7n, feeDrops: 12n })
    expect(composed({}, {}, { nextNonce: 6n }).body.sequence).toBe(7n)
    const { plan, body } = composed({}, { openLedgerDrops: 5_001n }, { nextNonce: 9n })
    expect(body).toMatchObject({ sequence: 9n, feeDrops: 6_002n })
    expect(plan.reservation).toEqual({ kind: 'nonce', nonce: 9n })
  })

  test('a fee never exceeds the highest allowed; a full queue asks more than the open ledger', () => {
    expect(composed({}, { openLedgerDrops: 10n ** 9n }).body.feeDrops).toBe(500_000n)
    expect(composed({}, { minimumDrops: 100n }).body.feeDrops).toBe(120n)
  })

  test.each<readonly [string, Partial<TransferIntent>, Partial<FundingFacts>]>([
    ['ourselves', { destination: hotWallet, extraId: '100001' }, {}],
    ['no address', { destination: '0xabc' }, {}],
    ['an X-address', { destination: 'XVLhHMPHU98es4dbozjVtdWzVrDjtV5fdx1mHp98tDMoQXb' }, {}],
    ['a tag that is none', { extraId: 'abc' }, {}],
    ['a tag of 33 bits', { extraId: '4294967296' }, {}],
    ['who needs a tag, without one', {}, { destination: { ...EXISTING, needsTag: true } }],
    ['who takes nothing', {}, { destination: { ...EXISTING, refuses: true } }],
    ['the hot wallet as a sweep', { kind: 'sweep', destination: hotWallet }, {}],
    ['somebody, as gas', { kind: 'gas' }, {}],
    ['somebody, from a pay-in index', { source: 1 }, {}],
    ['somebody else, as a filler', { kind: 'filler', amount: amount('xrp', 0n) }, {}],
  ])('a transfer to %s is refused', (_name, intent, facts) => {
    expect(compose(intent, facts)).toEqual(failsWith('destination_refused'))
  })

  test('who needs a tag is paid with one', () => {
    const facts = { destination: { ...EXISTING, needsTag: true } }
    expect(compose({ extraId: '0' }, facts)).toMatchObject({ ok: true })
  })

  test('a new account gets its reserve at least', () => {
    const facts = { destination: { ...EXISTING, leastDrops: 2_000_001n } }
    expect(compose({}, facts)).toEqual(failsWith('amount_is_dust'))
    expect(compose({ amount: amount('xrp', 2_000_001n) }, facts)).toMatchObject({ ok: true })
    expect(compose({ amount: amount('xrp', 0n) })).toEqual(failsWith('amount_is_dust'))
  })

  test('the reserve stays: sum and fee come out of what is spendable', () => {
    const all = amount('xrp', 8_000_000n - 12n)
    expect(compose({ amount: all })).toMatchObject({ ok: true })
    const more = amount('xrp', all.units + 1n)
    expect(compose({ amount: more })).toEqual(failsWith('insufficient_funds'))
  })

  test('a filler takes its own sequence, also out of the reserve, and none that is used', () => {
    const filler = { kind: 'filler', amount: amount('xrp', 0n), destination: hotWallet } as const
    expect(composed(filler, { spendable: 0n }, { exactNonce: 6n }).body.sequence).toBe(6n)
    expect(compose({ ...filler, amount: amount('xrp', 1n) }, {}, { exactNonce: 6n })).toEqual(
      failsWith('amount_is_dust'),
    )
    expect(() => compose(filler, {}, { exactNonce: 4n })).toThrow('used already')
    expect(() => compose(filler)).toThrow('told its sequence')
  })

  test('what is of another ledger throws', () => {
    expect(() => compose({ network: 'stellar' })).toThrow('ripple')
    expect(() => compose({ amount: amount('btc', 1n) })).toThrow('xrp')
    expect(() => compose({}, { networkId: 0 })).toThrow('network 0')
  })

  test('never spends more than it may, nor more on fees, whatever it is asked', () => {
    const drops = fc.bigInt({ min: 0n, max: 10n ** 17n })
    fc.assert(
      fc.property(drops, drops, drops, (units, spendable, openLedgerDrops) => {
        const result = compose({ amount: amount('xrp', units) }, { spendable, openLedgerDrops })
        if (!result.ok) return
        const { feeDrops } = readTransferBody(result.value.body)
        expect(units + feeDrops).toBeLessThanOrEqual(spendable)
        expect(feeDrops).toBeLessThanOrEqual(config.maximumFeeDrops)
      }),
    )
  })
})

describe('replacing', () => {
  const { plan } = composed()
  const replace = (facts: Partial<FundingFacts>, earlier = [plan]) =>
    replaceTransfer({ config, hotWallet }, earlier, fundingOf(facts))

  test('keeps the sequence and pays more than a quarter more', () => {
    const replaced = replace({ openLedgerDrops: 13n })
    if (!replaced.ok) throw new Error(replaced.failure.code)
    expect(replaced.value).toMatchObject({ attempt: 2, intent: plan.intent })
    expect(replaced.value.reservation).toEqual(plan.reservation)
    expect(readTransferBody(replaced.value.body)).toMatchObject({ sequence: 7n, feeDrops: 16n })
  })

  test('fails where it is needless, too late, too dear or beyond the means', () => {
    expect(replace({ openLedgerDrops: 12n })).toEqual(failsWith('fee_is_enough'))
    const dear = { openLedgerDrops: 10n ** 6n }
    expect(replace({ ...dear, validatedSequence: 8n })).toEqual(failsWith('cannot_be_replaced'))
    const atCap = {
      ...plan,
      body: JSON.stringify({ networkId: 21_337, sequence: '7', feeDrops: '400000' }),
    }
    expect(replace(dear, [atCap])).toEqual(failsWith('cannot_be_replaced'))
    expect(replace({ ...dear, balance: 3_000_000n })).toEqual(failsWith('insufficient_funds'))
    expect(() => replace({}, [])).toThrow('no earlier')
  })

  test('a raised fee never exceeds the highest allowed, and always takes the place', () => {
    const fee = fc.bigInt({ min: 1n, max: 600_000n })
    fc.assert(
      fc.property(fee, fee, (before, openLedgerDrops) => {
        const body = JSON.stringify({ networkId: 21_337, sequence: '7', feeDrops: `${before}` })
        const result = replace({ openLedgerDrops }, [{ ...plan, body }])
        if (!result.ok) return
        const { feeDrops } = readTransferBody(result.value.body)
        expect(feeDrops).toBeLessThanOrEqual(config.maximumFeeDrops)
        // rippled wants strictly more than 125 hundredths.
        expect(feeDrops * 100n).toBeGreaterThan(before * 125n)
      }),
    )
  })
})
