import { defaultInventoryPolicy } from '@causeway/core/inventory'
import { capitalAccount, coldAccount, walletAccount } from '@causeway/core/ledger'
import type { Result } from '@causeway/core/result'
import { type Exchange, expectSound, sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { checkColdMove } from '../cold-storage/check-cold-move.ts'
import { moveToCold } from '../cold-storage/move-to-cold.ts'
import { checkHandPayout } from '../hand-payouts/check-hand-payout.ts'
import { createHandCases } from '../hand-payouts/create-hand-cases.ts'
import { payByHand } from '../hand-payouts/pay-by-hand.ts'
import { ledgerTotals } from '../ledger/index.ts'
import { postLostTransfers } from './post-lost-transfers.ts'
import { reconcileHistory } from './reconcile-history.ts'

const actor = { staffId: null, name: 'operator', network: null }
const UNITS = 20_000_000n

async function turns(exchange: Exchange, count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    await exchange.work()
    await exchange.mine()
  }
}

async function booksOf({ database }: Exchange) {
  const { accounts } = await ledgerTotals(database.direct())
  const of = (account: string) =>
    accounts.find((entry) => entry.account === account && entry.asset === 'ltc')?.units ?? 0n
  return { capital: of(capitalAccount), cold: of(coldAccount), wallet: of(walletAccount) }
}

/** Takes all that a transfer left in the database out of it, as a backup from before it would be. */
async function forget({ database }: Exchange, kind: 'cold' | 'hand', id: string): Promise<void> {
  const direct = database.direct()
  const references = [`${kind}:${id}`, `transfer:${id}:0`]
  await sql`delete from ledger_entry where posting_id in
    (select id from ledger_posting where reference = any(${references}))`.execute(direct)
  await sql`delete from ledger_posting where reference = any(${references})`.execute(direct)
  await sql`delete from transfer_transaction where transfer_id = ${id}`.execute(direct)
  await sql`delete from reserved_input where transfer_id = ${id}`.execute(direct)
  await sql`delete from transfer where id = ${id}`.execute(direct)
  await sql`delete from cold_move where id = ${id}`.execute(direct)
  await sql`delete from hand_payout where id = ${id}`.execute(direct)
}

function right<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(result.failure.code)
  return result.value
}

/** What two people agreed to send to an address: a function that sends it, and the id of its transfer. */
async function agree(exchange: Exchange, kind: 'cold' | 'hand', address: string) {
  const place = { address, extraId: null }
  const needs = {
    ...exchange.needs,
    inventoryPolicy: defaultInventoryPolicy,
    coldAddresses: new Map(kind === 'cold' ? [['ltc', [place]]] : []),
    handLimits: { limits: new Map([['ltc', UNITS]]), unlisted: 'refused' },
  } as const
  const asked = { ...place, asset: 'ltc', amount: '0.2', reason: 'Too much here' }
  const leftByHand = async () => (await createHandCases(needs).coins())[0]?.left?.units
  if (kind === 'cold') {
    const intent = right(await checkColdMove(needs, asked))
    return { id: intent.move, leftByHand, send: () => moveToCold(needs, intent, actor) }
  }
  const intent = right(await checkHandPayout(needs, { ...asked, purpose: 'profit' }))
  return { id: intent.payoutId, leftByHand, send: () => payByHand(needs, intent, actor) }
}

describe('coins that staff sent and a restored database has lost', () => {
  const open = sharedExchange('lost_own_sends')

  test.for([
    ['to cold storage', 'cold', { cold: UNITS, capital: 0n }],
    ['by hand', 'hand', { cold: 0n, capital: UNITS }],
  ] as const)(
    '%s are booked from the signer’s journal, and never sent again',
    async ([, kind, moved], context) => {
      const exchange = await open(context)
      const { destination: address } = await exchange.input({ from: 'btc', to: 'ltc' })
      const start = await booksOf(exchange)
      const { id, leftByHand, send } = await agree(exchange, kind, address)
      right(await send())
      await turns(exchange, 8)
      const before = await booksOf(exchange)
      expect(before).toMatchObject({
        cold: start.cold + moved.cold,
        capital: start.capital + moved.capital,
      })
      await forget(exchange, kind, id)
      expect(await booksOf(exchange)).toMatchObject({ cold: start.cold, capital: start.capital })

      const { history } = await reconcileHistory(exchange.needs)
      expect(history.forgotten.map((each) => each.kind)).toEqual(['lost'])
      expect(await send()).toMatchObject({ failure: { code: 'send_made' } })
      if (kind === 'hand') expect(await leftByHand()).toBe(0n)
      await postLostTransfers(exchange.needs)
      expect(await booksOf(exchange)).toEqual(before)
      await turns(exchange, 4)
      expect(await exchange.received(address)).toHaveLength(1)
      // The signer counts what was signed today, whatever the database has lost.
      expect(await leftByHand()).toBe(kind === 'hand' ? 0n : UNITS)
      await expectSound(exchange)
    },
  )
})
