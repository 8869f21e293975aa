import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOT_WALLET_PATH } from '../account-keys.ts'
import { offerSweep } from './offer-sweep.ts'
import { MOST_SWEPT } from './sweep-candidates.ts'
import { accountOf, compose, fundingOf, intentOf, outputs } from './transfer.fixture.ts'
import { feeOf, readFundingFacts, readTransferBody, sumOf } from './transfer-body.ts'

const account = accountOf()
const rules = { highestFeePerVbyte: 5n, fewestOutputs: 20 }
const hot = account.keys.address(HOT_WALLET_PATH)

function offered(units: readonly bigint[], feePerVbyte = 2n) {
  const facts = readFundingFacts(fundingOf(outputs(...units), feePerVbyte).facts)
  return offerSweep(account.needs, facts, rules)
}

const small = (count: number, units = 50_000n) => Array.from({ length: count }, () => units)

describe('a sweep', () => {
  test('is offered only while fees are low and there is enough to join', () => {
    expect(offered(small(40))).not.toBeNull()
    expect(offered(small(40), 6n)).toBeNull()
    // Sixteen stay as they are, and the hot wallet's own is none to join.
    expect(offered(small(35))).toBeNull()
    expect(offered(small(400, 100n))).toBeNull()
    expect(offered([])).toBeNull()
  })

  test('can be composed as offered, takes small pay-ins only, and all of it goes to the hot wallet', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.bigInt({ min: 1n, max: 10n ** 7n }), { minLength: 30, maxLength: 260 }),
        fc.bigInt({ min: 1n, max: 5n }),
        async (units, feePerVbyte) => {
          const offer = offered(units, feePerVbyte)
          if (offer === null) return
          const unspent = outputs(...units)
          const intent = intentOf(account, offer.amount.units, { kind: 'sweep', destination: hot })
          const composed = compose(account, intent, unspent, { feePerVbyte })
          if (!composed.ok) throw new Error(composed.failure.code)
          const body = readTransferBody(composed.value.body)
          expect(body.inputs.length).toBeGreaterThanOrEqual(rules.fewestOutputs)
          expect(body.inputs.length).toBeLessThanOrEqual(MOST_SWEPT)
          expect(body.inputs.every((input) => input.path.startsWith('0/'))).toBe(true)
          const fee = feeOf(body, offer.amount.units)
          const signed = await account.sign(composed.value)
          const transaction = Transaction.fromRaw(hex.decode(signed.bytes))
          expect(transaction.getOutput(0).script).toEqual(account.keys.script(HOT_WALLET_PATH))
          expect(fee).toBeGreaterThanOrEqual(BigInt(transaction.vsize) * feePerVbyte)
          expect(fee).toBeLessThanOrEqual(BigInt(transaction.vsize + 300) * feePerVbyte + 5_500n)
          expect(sumOf(body.inputs)).toBe(offer.amount.units + body.changeUnits + fee)
        },
      ),
      { numRuns: 25 },
    )
  })

  test('of which something was taken in the meantime is not composed', () => {
    const unspent = outputs(...small(40))
    const offer = offered(small(40))
    if (offer === null) throw new Error('nothing offered')
    const intent = intentOf(account, offer.amount.units, { kind: 'sweep', destination: hot })
    const taken = { inputs: new Set(unspent.slice(1, 30).map((o) => `${o.txId}:${o.outputIndex}`)) }
    expect(
      compose(account, intent, unspent, {
        feePerVbyte: 2n,
        taken: { ...taken, nextNonce: null, exactNonce: null },
      }),
    ).toMatchObject({ failure: { code: 'insufficient_funds' } })
  })

  test('to another address is refused', () => {
    const intent = intentOf(account, 500_000n, { kind: 'sweep' })
    expect(compose(account, intent, outputs(...small(40)))).toMatchObject({
      failure: { code: 'destination_refused' },
    })
  })
})
