import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TransferPlan } from '@causeway/core/ports'
import { expect, onTestFinished, test } from 'vitest'
import { createSigner } from '../../signer/index.ts'
import { openPlayLedger, payoutOf } from './ripple-test-kit.ts'

const NOTHING_TAKEN = { inputs: new Set<string>(), nextNonce: null, exactNonce: null }
const NONE = { transactions: [], nonces: [] }

async function openLedger() {
  const kit = await openPlayLedger()
  await kit.fund()
  const folder = mkdtempSync(join(tmpdir(), 'causeway-ripple-'))
  const data = join(folder, 'data')
  onTestFinished(async () => {
    await kit.server.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const openSigner = () =>
    createSigner({
      journalPath: join(data, 'signer-journal.jsonl'),
      signers: { ripple: kit.sign },
      clock: { now: () => 0 },
      policy: null,
      historyGoodForMilliseconds: 300_000,
    })
  return { ...kit, folder, data, openSigner }
}
type Ledger = Awaited<ReturnType<typeof openLedger>>
type Signer = ReturnType<Ledger['openSigner']>

async function compare({ chain }: Ledger, signer: Signer) {
  const { cursors } = await signer.journalState()
  return signer.compareHistory('ripple', await chain.walletHistory(cursors.ripple ?? null))
}

async function planOf({ chain }: Ledger, transferId: string): Promise<TransferPlan> {
  const intent = payoutOf({ transferId })
  const composed = chain.compose(intent, await chain.funding(intent), NOTHING_TAKEN)
  if (!composed.ok) throw new Error(composed.failure.code)
  return composed.value
}

async function payOut(ledger: Ledger, signer: Signer, transferId: string) {
  const plan = await planOf(ledger, transferId)
  const signed = await signer.sign(plan)
  expect((await ledger.chain.broadcast(signed)).outcome).toBe('accepted')
  return { plan, signed }
}

test('on the XRP Ledger a journal that was put back signs nothing before what it forgot was taken in', async () => {
  const ledger = await openLedger()
  const first = ledger.openSigner()
  expect(await compare(ledger, first)).toEqual(NONE)
  await payOut(ledger, first, 'before')
  await ledger.mine(1)
  expect(await compare(ledger, first)).toEqual(NONE)
  await first.remember({ generation: 1n, nextIndices: {} })
  cpSync(ledger.data, join(ledger.folder, 'copy'), { recursive: true })
  const forgotten = await payOut(ledger, first, 'forgotten')
  await ledger.mine(1)
  const waiting = await payOut(ledger, first, 'waiting')
  await first.close()
  rmSync(ledger.data, { recursive: true })
  cpSync(join(ledger.folder, 'copy'), ledger.data, { recursive: true })

  const second = ledger.openSigner()
  const again = await planOf(ledger, 'forgotten')
  await expect(second.sign(again)).rejects.toMatchObject({ reason: 'history_unchecked' })
  const sequenceOf = ({ plan }: typeof forgotten) =>
    plan.reservation.kind === 'nonce' ? plan.reservation.nonce : 0n
  const unknown = {
    transactions: [forgotten.signed.txId],
    nonces: [sequenceOf(forgotten), sequenceOf(waiting)],
  }
  expect(await compare(ledger, second)).toEqual(unknown)
  await expect(second.sign(again)).rejects.toMatchObject({ reason: 'history_unchecked' })

  // What still waits cannot be read back, and keeps the network halted until its ledger is validated.
  expect(await ledger.chain.findSpendings(unknown, null)).toHaveLength(1)
  await ledger.mine(1)
  const found = await ledger.chain.findSpendings(await compare(ledger, second), null)
  expect(found).toEqual(
    [forgotten, waiting].map(({ plan, signed }) => ({
      txId: signed.txId,
      nonce: sequenceOf({ plan, signed }),
      inputs: [],
      bytes: signed.bytes,
      payments: [{ address: plan.intent.destination, extraId: null, amount: plan.intent.amount }],
    })),
  )
  for (const each of found) {
    await second.adopt({ network: 'ripple', reason: 'test', transferId: each.txId, found: each })
  }
  expect(await compare(ledger, second)).toEqual(NONE)
  const after = await payOut(ledger, second, 'after')
  await ledger.mine(1)
  expect(await ledger.chain.transactionStatus(after.signed.txId)).toMatchObject({
    state: 'in_block',
    succeeded: true,
  })
  await second.close()
})
