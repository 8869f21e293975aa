import { currencies, networks } from '@causeway/core/currencies'
import { amount } from '@causeway/core/money'
import type { ChainPort, SignedTransfer, Taken, TransferPlan } from '@causeway/core/ports'
import { describe, expect, test } from 'vitest'
import { createSandboxControls, failNextBroadcastAnswer, openWorld } from '../../world/index.ts'
import { createSandboxChain } from './create-sandbox-chain.ts'
import { sandboxConfirmations } from './sandbox-confirmations.ts'
import { signSandboxPlan } from './sign-sandbox-plan.ts'

const SEED = 'faults'
const NOTHING: Taken = { inputs: new Set(), nextNonce: null }
const nobody = async () => new Set<string>()

function sandbox(network: string) {
  const clock = { time: 0, now: () => clock.time }
  const price = ({ ticker }: { ticker: string }) => (ticker === 'btc' ? 95_000n * 10n ** 18n : null)
  const world = openWorld({
    path: ':memory:',
    seed: SEED,
    clock,
    networks,
    currencies,
    price,
    blockMilliseconds: 1e9,
  })
  const waits: number[] = []
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  const chain = createSandboxChain({ world, network, wait })
  return { world, clock, waits, chain, controls: createSandboxControls(world) }
}

type Sandbox = ReturnType<typeof sandbox>

let count = 0

async function planned(
  { chain, controls }: Sandbox,
  sum: { asset: string; units: bigint },
  taken = NOTHING,
): Promise<TransferPlan> {
  const intent = {
    transferId: `t${count++}`,
    network: chain.network,
    amount: sum,
    destination: (await controls.customerAddress(sum.asset)).address,
    extraId: null,
  }
  const composed = chain.compose(intent, await chain.funding(intent), taken)
  if (!composed.ok) throw new Error(composed.failure.code)
  return composed.value
}

async function signed(box: Sandbox, asset: string, taken = NOTHING): Promise<SignedTransfer> {
  return signSandboxPlan({ seed: SEED }, await planned(box, amount(asset, 10_000n), taken))
}

const state = async (chain: ChainPort, { txId }: SignedTransfer) =>
  (await chain.transactionStatus(txId)).state

describe('the play stock', () => {
  test('is reported by the first scan, confirmed, in outputs where the chain has outputs', async () => {
    const { chain } = sandbox('bitcoin')
    const { payments } = await chain.scan(null, nobody)
    const sum = payments.reduce((total, payment) => total + payment.amount.units, 0n)
    expect(payments).toHaveLength(20)
    // 20 000 000 / 95 000 = 210.52631578…; each of the 20 outputs is rounded down.
    expect(sum).toBe(21_052_631_560n)
    expect(payments.every(({ confirmations }) => confirmations === 100)).toBe(true)
    expect(await chain.holdings('btc', [])).toEqual(amount('btc', sum))
  })

  test('of every coin of a network stands at its one hot wallet', async () => {
    const { chain } = sandbox('ethereum')
    const { payments } = await chain.scan(null, nobody)
    expect(payments.map(({ amount: { asset } }) => asset)).toEqual(['eth', 'usdt20', 'usdc'])
    expect(new Set(payments.map(({ address }) => address))).toEqual(
      new Set([chain.hotWalletAddress('usdc')]),
    )
  })
})

describe('reservations', () => {
  test('are outputs on bitcoin, litecoin and dogecoin, nonces elsewhere', async () => {
    for (const { id, feeAsset } of networks) {
      const { reservation } = await planned(sandbox(id), amount(feeAsset, 10_000n))
      const expected = ['bitcoin', 'litecoin', 'dogecoin'].includes(id) ? 'inputs' : 'nonce'
      expect(reservation.kind).toBe(expected)
    }
  })

  test('a nonce above a gap waits until the gap is filled', async () => {
    const box = sandbox('ethereum')
    const later = await signed(box, 'eth', { inputs: new Set(), nextNonce: 1n })
    expect(await box.chain.broadcast(later)).toEqual({ outcome: 'accepted' })
    await box.controls.mine('ethereum', 1)
    expect(await state(box.chain, later)).toBe('pending')
    const first = await signed(box, 'eth')
    await box.chain.broadcast(first)
    await box.controls.mine('ethereum', 1)
    expect(await state(box.chain, first)).toBe('in_block')
    expect(await state(box.chain, later)).toBe('in_block')
  })

  test('a nonce that is not needed is used up by nothing sent to the hot wallet itself', async () => {
    const { chain, controls } = sandbox('ethereum')
    const intent = {
      transferId: 'filler',
      network: 'ethereum',
      amount: amount('eth', 0n),
      destination: chain.hotWalletAddress('eth'),
      extraId: null,
    }
    const composed = chain.compose(intent, await chain.funding(intent), NOTHING)
    if (!composed.ok) throw new Error(composed.failure.code)
    const before = await chain.scan(null, nobody)
    await chain.broadcast(signSandboxPlan({ seed: SEED }, composed.value))
    await controls.mine('ethereum', 1)
    expect((await chain.scan(before.cursor, nobody)).payments).toEqual([])
    expect(
      chain.compose({ ...intent, amount: amount('eth', 1n) }, await chain.funding(intent), NOTHING),
    ).toMatchObject({ failure: { code: 'destination_refused' } })
  })

  test('own change can be spent before it confirms, a stranger’s payment cannot', async () => {
    const box = sandbox('bitcoin')
    const payIn = box.chain.payInAddress('btc', 1)
    await box.chain.watch([payIn])
    await box.chain.broadcast(await signed(box, 'btc'))
    const { txId } = await box.controls.pay({ amount: amount('btc', 7_000n), ...payIn })
    const { intent } = await planned(box, amount('btc', 1_000n))
    expect((await box.chain.funding(intent)).facts).not.toContain(txId)
    for (let sent = 0; sent < 25; sent += 1) {
      expect(await box.chain.broadcast(await signed(box, 'btc'))).toEqual({ outcome: 'accepted' })
    }
  })
})

describe('composing', () => {
  test('refuses dust, and a destination of another network', async () => {
    const { chain, controls } = sandbox('bitcoin')
    const intent = {
      transferId: 'dust',
      network: 'bitcoin',
      amount: amount('btc', 545n),
      destination: (await controls.customerAddress('btc')).address,
      extraId: null,
    }
    const funding = await chain.funding(intent)
    expect(chain.compose(intent, funding, NOTHING)).toMatchObject({
      failure: { code: 'amount_is_dust' },
    })
    const destination = (await controls.customerAddress('ltc')).address
    expect(
      chain.compose({ ...intent, amount: amount('btc', 5_000n), destination }, funding, NOTHING),
    ).toMatchObject({ failure: { code: 'destination_refused' } })
  })

  test('a token is paid with its fee in the network’s coin', async () => {
    const box = sandbox('ethereum')
    const coins = await box.chain.holdings('eth', [])
    const tokens = await box.chain.holdings('usdc', [])
    await box.chain.broadcast(await signed(box, 'usdc'))
    await box.controls.mine('ethereum', 1)
    expect((await box.chain.holdings('usdc', [])).units).toBe(tokens.units - 10_000n)
    expect((await box.chain.holdings('eth', [])).units).toBe(coins.units - 10n ** 13n)
  })
})

describe('signatures', () => {
  test('are checked: a changed body or another world’s signature is rejected', async () => {
    const box = sandbox('bitcoin')
    const plan = await planned(box, amount('btc', 10_000n))
    const forged = signSandboxPlan({ seed: 'another' }, plan)
    expect(await box.chain.broadcast(forged)).toMatchObject({ outcome: 'rejected' })
    const genuine = signSandboxPlan({ seed: SEED }, plan)
    const changed = { ...genuine, bytes: genuine.bytes.replace(/31/, '39') }
    expect(changed.bytes).not.toBe(genuine.bytes)
    expect(await box.chain.broadcast(changed)).toMatchObject({ outcome: 'rejected' })
    expect(await box.chain.broadcast({ ...genuine, bytes: 'zz' })).toMatchObject({
      outcome: 'rejected',
    })
  })

  test('are not given to a body that pays another than its intent says', async () => {
    const plan = await planned(sandbox('bitcoin'), amount('btc', 10_000n))
    const intent = { ...plan.intent, amount: amount('btc', 9_999n) }
    expect(() => signSandboxPlan({ seed: SEED }, { ...plan, intent })).toThrow('does not pay')
  })
})

describe('faults', () => {
  test.each(['bitcoin', 'ripple'])(
    'a lost answer on %s: it worked, and again is already known',
    async (network) => {
      const box = sandbox(network)
      const transfer = await signed(box, network === 'bitcoin' ? 'btc' : 'xrp')
      failNextBroadcastAnswer(box.world, network, 1)
      await expect(box.chain.broadcast(transfer)).rejects.toThrow('was lost')
      expect(await state(box.chain, transfer)).toBe('pending')
      expect(await box.chain.broadcast(transfer)).toEqual({ outcome: 'already_known' })
    },
  )

  test.each(['bitcoin', 'ethereum'])(
    'dropped by a reorganisation of %s, the same bytes go again',
    async (network) => {
      const box = sandbox(network)
      const transfer = await signed(box, network === 'bitcoin' ? 'btc' : 'eth')
      const before = await box.chain.holdings(network === 'bitcoin' ? 'btc' : 'eth', [])
      await box.chain.broadcast(transfer)
      await box.controls.mine(network, 2)
      await box.controls.reorganise(network, 2, true)
      expect(await state(box.chain, transfer)).toBe('unknown')
      expect(await box.chain.holdings(before.asset, [])).toEqual(before)
      expect(await box.chain.broadcast(transfer)).toEqual({ outcome: 'accepted' })
      await box.controls.mine(network, 1)
      expect(await state(box.chain, transfer)).toBe('in_block')
    },
  )

  test('what spends a dropped transaction is dropped with it', async () => {
    const box = sandbox('bitcoin')
    const payIn = box.chain.payInAddress('btc', 1)
    await box.chain.watch([payIn])
    const all = await box.chain.holdings('btc', [])
    await box.controls.pay({ amount: amount('btc', all.units), ...payIn })
    await box.controls.mine('bitcoin', 1)
    const spender = await signed(box, 'btc')
    await box.chain.broadcast(spender)
    await box.controls.reorganise('bitcoin', 1, true)
    expect(await state(box.chain, spender)).toBe('unknown')
    expect(await box.chain.broadcast(spender)).toMatchObject({ reason: 'missing input' })
    expect(await box.chain.holdings('btc', [payIn.address])).toEqual(all)
  })

  test('down and slow', async () => {
    const { chain, controls, waits } = sandbox('bitcoin')
    await controls.setMode('chains', 'bitcoin', 'down')
    await expect(chain.head()).rejects.toThrow('chains/bitcoin does not answer')
    await controls.setMode('chains', 'bitcoin', 'slow')
    await chain.head()
    expect(waits).toEqual([3000])
  })

  test('garbage is never taken for an answer, whatever was asked', async () => {
    const box = sandbox('bitcoin')
    const { chain, clock } = box
    const transfer = await signed(box, 'btc')
    const { intent } = await planned(box, amount('btc', 10_000n))
    await box.controls.setMode('chains', 'bitcoin', 'garbage')
    for (clock.time = 0; clock.time < 5; clock.time += 1) {
      const questions = [
        () => chain.identity(),
        () => chain.head(),
        () => chain.watch([]),
        () => chain.scan(null, nobody),
        () => chain.paymentStatuses([]),
        () => chain.funding(intent),
        () => chain.broadcast(transfer),
        () => chain.transactionStatus(transfer.txId),
        () => chain.holdings('btc', []),
      ]
      for (const question of questions) await expect(question()).rejects.toThrow('chains/bitcoin: ')
    }
    await box.controls.setMode('chains', 'bitcoin', 'ok')
    expect(await chain.broadcast(transfer)).toEqual({ outcome: 'already_known' })
  })
})

test('memo coins share one pay-in address and differ by extra id', () => {
  for (const [network, asset] of [
    ['ripple', 'xrp'],
    ['stellar', 'xlm'],
    ['eos', 'eos'],
  ] as const) {
    const { chain } = sandbox(network)
    const first = chain.payInAddress(asset, 1)
    const second = chain.payInAddress(asset, 2)
    expect(second.address).toBe(first.address)
    expect([first.extraId, second.extraId]).toEqual(['100001', '100002'])
    expect(chain.hotWalletAddress(asset)).not.toBe(first.address)
  }
})

test('a cursor survives a reorganisation of any depth', async () => {
  const { chain, controls } = sandbox('litecoin')
  const payIn = chain.payInAddress('ltc', 1)
  for (const depth of [1, 2, 5, 6, 7, 20, 60, 90]) {
    await controls.mine('litecoin', depth)
    await controls.pay({ amount: amount('ltc', 1_000n), ...payIn })
    await controls.mine('litecoin', 1)
    const { cursor } = await chain.scan(null, nobody)
    await controls.reorganise('litecoin', depth, false)
    await controls.mine('litecoin', 1)
    const { payments } = await chain.scan(cursor, async () => new Set([payIn.address]))
    expect(payments.filter(({ confirmations }) => confirmations === 1)).toHaveLength(1)
  }
})

test('a cursor whose blocks are not on this chain starts anew', async () => {
  const { chain } = sandbox('litecoin')
  const { cursor, payments } = await chain.scan(null, nobody)
  expect((await chain.scan(cursor, nobody)).payments).toEqual([])
  const elsewhere = cursor.replaceAll(/[0-9a-f]{64}/g, 'ee'.repeat(32))
  expect((await chain.scan(elsewhere, nobody)).payments).toEqual(payments)
})

test('the sandbox asks three confirmations at the most', () => {
  expect(sandboxConfirmations({ confirmations: 2 })).toBe(2)
  expect(sandboxConfirmations({ confirmations: 64 })).toBe(3)
})
