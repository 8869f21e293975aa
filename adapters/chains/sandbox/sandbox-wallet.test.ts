import { networks } from '@causeway/core/currencies'
import { amount } from '@causeway/core/money'
import { describe, expect, test } from 'vitest'
import { sandboxConfirmations } from './create-sandbox-chain.ts'
import {
  intended,
  NOTHING_TAKEN,
  networksWithOutputs,
  openSandbox,
  planned,
  signed,
  signedPayout,
  stateOf,
} from './sandbox-test-kit.ts'

const nobody = async () => new Set<string>()

describe('the play stock', () => {
  test('is reported by the first scan, confirmed, in outputs where the chain has outputs', async () => {
    const { chain } = openSandbox('bitcoin')
    const { payments } = await chain.scan(null, nobody)
    const sum = payments.reduce((total, payment) => total + payment.amount.units, 0n)
    expect(payments).toHaveLength(8)
    // 20 000 000 / 95 000 = 210.52631578…; each of the 8 outputs is rounded down.
    expect(sum).toBe(21_052_631_576n)
    expect(payments.every(({ confirmations }) => confirmations === 100)).toBe(true)
    expect(await chain.holdings('btc', [])).toEqual(amount('btc', sum))
  })

  test('of every coin of a network stands at its one hot wallet', async () => {
    const { chain } = openSandbox('ethereum')
    const { payments } = await chain.scan(null, nobody)
    expect(payments.map(({ amount: { asset } }) => asset)).toEqual(['eth', 'usdt20', 'usdc'])
    expect(new Set(payments.map(({ address }) => address))).toEqual(
      new Set([chain.hotWalletAddress('usdc')]),
    )
  })
})

describe('reservations', () => {
  test('are outputs on Bitcoin and its kin, nonces elsewhere', async () => {
    for (const { id, feeAsset } of networks) {
      const { reservation } = await planned(openSandbox(id), amount(feeAsset, 10_000n))
      const expected = networksWithOutputs.includes(id) ? 'inputs' : 'nonce'
      expect(reservation.kind).toBe(expected)
    }
  })

  test('a nonce above a gap waits until the gap is filled', async () => {
    const box = openSandbox('ethereum')
    const later = await signedPayout(box, 'eth', { ...NOTHING_TAKEN, nextNonce: 1n })
    expect(await box.chain.broadcast(later)).toEqual({ outcome: 'accepted' })
    await box.controls.mine('ethereum', 1)
    expect(await stateOf(box.chain, later)).toBe('pending')
    const first = await signedPayout(box, 'eth')
    await box.chain.broadcast(first)
    await box.controls.mine('ethereum', 1)
    expect(await stateOf(box.chain, first)).toBe('in_block')
    expect(await stateOf(box.chain, later)).toBe('in_block')
  })

  test('a nonce that is not needed is used up by nothing sent to the hot wallet itself', async () => {
    const box = openSandbox('ethereum')
    const { chain, controls } = box
    const intent = await intended(box, amount('eth', 0n), {
      kind: 'filler',
      destination: chain.hotWalletAddress('eth'),
    })
    const composed = chain.compose(intent, await chain.funding(intent), NOTHING_TAKEN)
    if (!composed.ok) throw new Error(composed.failure.code)
    const before = await chain.scan(null, nobody)
    await chain.broadcast(signed(composed.value))
    await controls.mine('ethereum', 1)
    expect((await chain.scan(before.cursor, nobody)).payments).toEqual([])
    expect(
      chain.compose(
        { ...intent, amount: amount('eth', 1n) },
        await chain.funding(intent),
        NOTHING_TAKEN,
      ),
    ).toMatchObject({ failure: { code: 'destination_refused' } })
  })

  test('own change can be spent before it confirms, a stranger’s payment cannot', async () => {
    const box = openSandbox('bitcoin')
    const payIn = box.chain.payInAddress('btc', 1)
    await box.chain.watch([payIn])
    await box.chain.broadcast(await signedPayout(box, 'btc'))
    const { txId } = await box.controls.pay({ amount: amount('btc', 7_000n), ...payIn })
    const { intent } = await planned(box, amount('btc', 1_000n))
    expect((await box.chain.funding(intent)).facts).not.toContain(txId)
    for (let sent = 0; sent < 25; sent += 1) {
      expect(await box.chain.broadcast(await signedPayout(box, 'btc'))).toEqual({
        outcome: 'accepted',
      })
    }
  })
})

describe('composing', () => {
  test('refuses dust, and a destination of another network', async () => {
    const box = openSandbox('bitcoin')
    const { chain, controls } = box
    const intent = await intended(box, amount('btc', 545n))
    const funding = await chain.funding(intent)
    expect(chain.compose(intent, funding, NOTHING_TAKEN)).toMatchObject({
      failure: { code: 'amount_is_dust' },
    })
    const destination = (await controls.customerAddress('ltc')).address
    expect(
      chain.compose(
        { ...intent, amount: amount('btc', 5_000n), destination },
        funding,
        NOTHING_TAKEN,
      ),
    ).toMatchObject({ failure: { code: 'destination_refused' } })
  })

  test('a token is paid with its fee in the network’s coin', async () => {
    const box = openSandbox('ethereum')
    const coins = await box.chain.holdings('eth', [])
    const tokens = await box.chain.holdings('usdc', [])
    await box.chain.broadcast(await signedPayout(box, 'usdc'))
    await box.controls.mine('ethereum', 1)
    expect((await box.chain.holdings('usdc', [])).units).toBe(tokens.units - 10_000n)
    expect((await box.chain.holdings('eth', [])).units).toBe(coins.units - 10n ** 13n)
  })
})

describe('signatures', () => {
  test('are checked: a changed body or another world’s signature is rejected', async () => {
    const box = openSandbox('bitcoin')
    const plan = await planned(box, amount('btc', 10_000n))
    const forged = signed(plan, 'another')
    expect(await box.chain.broadcast(forged)).toMatchObject({ outcome: 'rejected' })
    const genuine = signed(plan)
    const changed = { ...genuine, bytes: genuine.bytes.replace(/31/, '39') }
    expect(changed.bytes).not.toBe(genuine.bytes)
    expect(await box.chain.broadcast(changed)).toMatchObject({ outcome: 'rejected' })
    expect(await box.chain.broadcast({ ...genuine, bytes: 'zz' })).toMatchObject({
      outcome: 'rejected',
    })
  })

  test('are not given to a body that pays another than its intent says', async () => {
    const plan = await planned(openSandbox('bitcoin'), amount('btc', 10_000n))
    const intent = { ...plan.intent, amount: amount('btc', 9_999n) }
    expect(() => signed({ ...plan, intent })).toThrow('does not pay')
  })
})

test('memo coins share one pay-in address and differ by extra id', () => {
  for (const [network, asset] of [
    ['ripple', 'xrp'],
    ['stellar', 'xlm'],
    ['eos', 'eos'],
  ] as const) {
    const { chain } = openSandbox(network)
    const first = chain.payInAddress(asset, 1)
    const second = chain.payInAddress(asset, 2)
    expect(second.address).toBe(first.address)
    expect([first.extraId, second.extraId]).toEqual(['100001', '100002'])
    expect(chain.hotWalletAddress(asset)).not.toBe(first.address)
  }
})

test('the sandbox asks three confirmations at the most', () => {
  expect(sandboxConfirmations({ confirmations: 2 })).toBe(2)
  expect(sandboxConfirmations({ confirmations: 64 })).toBe(3)
})
