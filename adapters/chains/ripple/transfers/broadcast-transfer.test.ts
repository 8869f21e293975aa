import { amount } from '@causeway/core/money'
import type { TransferIntent } from '@causeway/core/ports'
import { afterEach, describe, expect, test } from 'vitest'
import { closeLedger, createWallet } from '../node/play-ledger.fixture.ts'
import { accountXprv, openPlayLedger, payoutOf, playParams } from '../ripple-test-kit.ts'
import { createRippleSigning } from './sign.ts'

type Play = Awaited<ReturnType<typeof openPlayLedger>>
const opened: Play[] = []
const NOTHING_TAKEN = { inputs: new Set<string>(), nextNonce: null, exactNonce: null }

async function open(...given: Parameters<typeof openPlayLedger>): Promise<Play> {
  const play = await openPlayLedger(...given)
  opened.push(play)
  await play.fund()
  return play
}

afterEach(async () => {
  for (const { server } of opened.splice(0)) await server.stop()
})

async function planned({ chain }: Play, intent: TransferIntent) {
  const plan = chain.compose(intent, await chain.funding(intent), NOTHING_TAKEN)
  if (!plan.ok) throw new Error(plan.failure.code)
  return plan.value
}

/** Answers `submit` with a preliminary result, and does nothing. */
function submitSays(play: Play, engine_result: string, accepted: boolean) {
  return play.server.misbehave((method, answer) =>
    method === 'submit' ? { result: { engine_result, accepted, status: 'success' } } : answer(),
  )
}

describe('broadcasting', () => {
  test.each([
    ['tesSUCCESS', true, 'accepted'],
    ['terQUEUED', true, 'accepted'],
    ['terPRE_SEQ', true, 'accepted'],
    ['tecDST_TAG_NEEDED', true, 'accepted'],
    ['terNO_ACCOUNT', false, 'rejected'],
    ['tefALREADY', false, 'already_known'],
    // rippled's documentation shows this one as accepted and kept.
    ['tefPAST_SEQ', true, 'rejected'],
    ['temBAD_FEE', false, 'rejected'],
    ['telINSUF_FEE_P', false, 'rejected'],
    ['telCAN_NOT_QUEUE_FEE', false, 'rejected'],
  ])('%s (kept: %s) is %s', async (result, isKept, outcome) => {
    const play = await open()
    const signed = await play.sign(await planned(play, payoutOf()))
    submitSays(play, result, isKept)
    expect(await play.chain.broadcast(signed)).toMatchObject({ outcome })
  })

  test('what waits already is known, whatever the server makes of the bytes', async () => {
    const play = await open()
    const signed = await play.sign(await planned(play, payoutOf()))
    await play.chain.broadcast(signed)
    submitSays(play, 'tefPAST_SEQ', true)
    expect(await play.chain.broadcast(signed)).toEqual({ outcome: 'already_known' })
  })

  test('what gets into a ledger between question and submission is known', async () => {
    const play = await open()
    const signed = await play.sign(await planned(play, payoutOf()))
    await play.chain.broadcast(signed)
    let questions = 0
    play.server.misbehave((method, answer) => {
      if (method === 'submit') closeLedger(play.ledger)
      questions += method === 'tx' ? 1 : 0
      if (method !== 'tx' || questions > 1) return answer()
      return { result: { status: 'error', error: 'txnNotFound', searched_all: true } }
    })
    expect(await play.chain.broadcast(signed)).toEqual({ outcome: 'already_known' })
  })

  test('bytes that are no transaction are rejected; a busy server is no answer', async () => {
    const play = await open()
    const signed = await play.sign(await planned(play, payoutOf()))
    expect(await play.chain.broadcast({ ...signed, bytes: 'ABCD' })).toEqual({
      outcome: 'rejected',
      reason: 'invalidTransaction',
    })
    play.server.misbehave((method, answer) =>
      method === 'submit' ? { result: { status: 'error', error: 'tooBusy' } } : answer(),
    )
    await expect(play.chain.broadcast(signed)).rejects.toThrow('tooBusy')
  })

  test('a submission that timed out is known by its hash, and is not paid twice', async () => {
    const play = await open({ timeLimitMilliseconds: 200 })
    const intent = payoutOf()
    const signed = await play.sign(await planned(play, intent))
    const end = play.server.misbehave((method, answer) => {
      const reply = answer()
      return method === 'submit' ? null : reply
    })
    await expect(play.chain.broadcast(signed)).rejects.toThrow('did not answer')
    // What is known needs no second answer.
    expect(await play.chain.broadcast(signed)).toEqual({ outcome: 'already_known' })
    await end()
    await play.mine(1)
    expect(await play.chain.broadcast(signed)).toEqual({ outcome: 'already_known' })
    await play.mine(1)
    expect(play.ledger.accounts.get(intent.destination)?.balance).toBe(2_000_000n)
  })

  test('what the ledger took and did not do cost its fee, and has not succeeded', async () => {
    const play = await open()
    const stranger = createWallet()
    play.pay(5_000_000n, stranger.address)
    await play.mine(1)
    const intent = payoutOf({ destination: stranger.address })
    const signed = await play.sign(await planned(play, intent))
    const account = play.ledger.accounts.get(stranger.address)
    // Switched on between funding and ledger.
    if (account !== undefined) account.flags = 0x0002_0000
    expect(await play.chain.broadcast(signed)).toEqual({ outcome: 'accepted' })
    await play.mine(1)
    expect(await play.chain.transactionStatus(signed.txId)).toEqual({
      state: 'in_block',
      confirmations: 1,
      fee: amount('xrp', 12n),
      succeeded: false,
    })
    expect(account?.balance).toBe(5_000_000n)
    const again = await planned(play, payoutOf())
    expect(again.reservation).not.toEqual({ kind: 'nonce', nonce: 2n })
  })

  test('what a server remembers although another used its sequence is unknown once that has settled', async () => {
    const play = await open()
    play.ledger.remembers = true
    const first = await play.sign(await planned(play, payoutOf()))
    const rival = await play.sign(await planned(play, payoutOf({ transferId: 'transfer-2' })))
    await play.chain.broadcast(first)
    await play.mine(1)
    expect(await play.chain.broadcast(rival)).toMatchObject({ outcome: 'rejected' })
    await play.mine(4)
    expect(await play.chain.transactionStatus(rival.txId)).toEqual({ state: 'unknown' })
    expect(await play.chain.broadcast(rival)).toMatchObject({ outcome: 'rejected' })
  })

  test('a server without the last ledgers cannot say that it knows nothing', async () => {
    const play = await open()
    const signed = await play.sign(await planned(play, payoutOf()))
    play.server.hold('1-1,3-9')
    await expect(play.chain.transactionStatus(signed.txId)).rejects.toThrow('lacks')
    await expect(play.chain.broadcast(signed)).rejects.toThrow('lacks')
    expect(play.ledger.waiting).toEqual([])
  })

  test('a signature of another key is not taken', async () => {
    const play = await open()
    const other = createRippleSigning({ ...playParams, accountXprv })
    const signed = await other(await planned(play, payoutOf()))
    // The key of 33 bytes, then the signature, whose length differs: it begins with its length and 30.
    const flipped = signed.bytes.replace(
      /(7321.{66}744.30.{58})(.)/i,
      (_all, head, digit) => `${head}${digit === '0' ? '1' : '0'}`,
    )
    expect(flipped).not.toBe(signed.bytes)
    expect(await play.chain.broadcast({ ...signed, bytes: flipped })).toMatchObject({
      outcome: 'rejected',
      reason: 'temBAD_SIGNATURE',
    })
  })
})

describe('funding', () => {
  test.each([
    ['takes payments only from friends (lsfDepositAuth)', 0x0100_0000],
    ['wants no XRP (lsfDisallowXRP)', 0x0008_0000],
    ['needs a tag (lsfRequireDestTag)', 0x0002_0000],
  ])('a destination that %s is refused', async (_name, flags) => {
    const play = await open()
    const { address } = createWallet()
    play.pay(5_000_000n, address)
    await play.mine(1)
    const account = play.ledger.accounts.get(address)
    if (account !== undefined) account.flags = flags
    await play.mine(1)
    const intent = payoutOf({ destination: address })
    expect(play.chain.compose(intent, await play.chain.funding(intent), NOTHING_TAKEN)).toEqual({
      ok: false,
      failure: { code: 'destination_refused' },
    })
  })

  test('what waits is not spent again, and the reserve grows with what the account owns', async () => {
    const play = await open()
    const hot = play.ledger.accounts.get(play.hotWallet)
    if (hot === undefined) throw new Error('Not funded')
    hot.ownerCount = 2
    await play.mine(1)
    await play.chain.broadcast(await play.sign(await planned(play, payoutOf())))
    const facts = JSON.parse((await play.chain.funding(payoutOf())).facts)
    expect(Number(facts.nextSequence)).toBe(Number(facts.validatedSequence) + 1)
    expect(facts).toMatchObject({
      balance: '10000000000',
      reserve: '1400000',
      spendable: String(10_000_000_000n - 1_400_000n - 2_000_000n - 12n),
    })
  })

  test('a hot wallet that nobody has funded holds nothing and pays nothing', async () => {
    const play = await openPlayLedger()
    opened.push(play)
    expect(await play.chain.holdings('xrp', [])).toEqual(amount('xrp', 0n))
    const intent = payoutOf()
    expect(
      play.chain.compose(intent, await play.chain.funding(intent), NOTHING_TAKEN),
    ).toMatchObject({ failure: { code: 'insufficient_funds' } })
  })
})
