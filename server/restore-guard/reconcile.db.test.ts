import { type Exchange, expectSound, plantRows, sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { changeOrder, type PlacedOrder } from '../orders/index.ts'
import { postLostTransfers } from './post-lost-transfers.ts'
import { readLostFigures } from './read-figures.ts'
import { reconcileHistory } from './reconcile-history.ts'
import { createRestoreCheck } from './restore-check.ts'

/** A moment to which the database is put back: where the chains were read to, and what the signer had signed. */
async function backUp({ database, needs }: Exchange): Promise<() => Promise<void>> {
  await createRestoreCheck(needs)()
  const direct = () => database.direct()
  const generation = await direct().selectFrom('incarnation').selectAll().executeTakeFirstOrThrow()
  const counters = await direct().selectFrom('pay_in_counter').selectAll().execute()
  await createRestoreCheck(needs)()
  return async () => {
    // The cursors stay as a running product would have moved them on before anybody noticed.
    await direct().updateTable('incarnation').set(generation).execute()
    for (const { network, next_index } of counters) {
      await sql`update pay_in_counter set next_index = ${next_index} where network = ${network}`.execute(
        direct(),
      )
    }
    await sql`update chain_cursor set witnessed_cursor = null`.execute(direct())
  }
}

/** Takes all that happened to an order out of the database again; the order too, where it came after the backup. */
async function forget(
  { database }: Exchange,
  { order }: PlacedOrder,
  state: 'waiting' | 'hold' | 'gone',
): Promise<void> {
  const statement = (text: string) => sql.raw(text.replaceAll('$', `'${order.id}'`))
  const run = (text: string) => statement(text).execute(database.direct())
  const plant = (text: string) => plantRows(database, (tx) => statement(text).execute(tx))
  const ofTransfers = 'where transfer_id in (select id from transfer where order_id = $)'
  await run(`delete from ledger_entry where posting_id in
    (select id from ledger_posting where order_id = $ ${state === 'hold' ? "and kind <> 'deposit_confirmed'" : ''})`)
  await run(`delete from ledger_posting where order_id = $ and not exists
    (select 1 from ledger_entry where posting_id = ledger_posting.id)`)
  await run(`delete from transfer_transaction ${ofTransfers}`)
  await run(`delete from reserved_input ${ofTransfers}`)
  await run('delete from transfer where order_id = $')
  if (state === 'hold') {
    await plant("update deposit set settlement_id = null, state = 'confirmed' where order_id = $")
  } else {
    await run('delete from deposit where order_id = $')
  }
  await run('delete from settlement where order_id = $')
  if (state === 'gone') {
    for (const table of ['order_event', 'order_due', 'idempotency', 'used_quote']) {
      await run(`delete from ${table} where order_id = $`)
    }
    await run('delete from orders where id = $')
    return
  }
  await plant(`update orders set state = '${state}', choice = null, refund_address = null,
    refund_extra_id = null, ended_at = null, ended_state = null where id = $`)
  await run('delete from order_due where order_id = $')
}

async function payoutsOf(exchange: Exchange, { order }: PlacedOrder) {
  const received = await exchange.received(order.destination.address)
  return received.map(({ amount, txId }) => ({ amount, txId }))
}

describe('a database that came back older', () => {
  const open = sharedExchange('reconcile')

  test('writes settlements down again as they were paid, not at the market of today', async (context) => {
    const exchange = await open(context)
    const restore = await backUp(exchange)
    const placed = [await exchange.place({ to: 'eth' }), await exchange.place({ to: 'ltc' })]
    for (const each of placed) await exchange.pay(each)
    const ended = []
    for (const each of placed) ended.push(await exchange.until(each, 'finished'))
    const paid = await Promise.all(placed.map((each) => payoutsOf(exchange, each)))
    for (const each of placed) await forget(exchange, each, 'waiting')
    await restore()
    exchange.movePrice('btc', 150n)
    const done = await reconcileHistory(exchange.needs)
    expect(done.history.forgotten.map(({ kind }) => kind)).toEqual(['settled', 'settled'])
    expect(await readLostFigures(exchange.database)).toEqual({ unsettled: 2, unbooked: 0 })
    await sql`update chain_cursor set cursor = null`.execute(exchange.database.direct())
    exchange.signing.instead = () => Promise.reject(new Error('Nothing may be signed'))
    for (const [index, each] of placed.entries()) {
      const again = await exchange.until(each, 'finished')
      const { sentTo, payoutTxId, exchangeFee } = ended[index] ?? again
      expect(again).toMatchObject({ sentTo, payoutTxId, exchangeFee })
    }
    exchange.signing.instead = null
    expect(await Promise.all(placed.map((each) => payoutsOf(exchange, each)))).toEqual(paid)
    expect(await readLostFigures(exchange.database)).toEqual({ unsettled: 0, unbooked: 0 })
    exchange.movePrice('btc', 100n)
    await expectSound(exchange)
  })

  test('refunds an order on hold as its holder had chosen, and not a second time another way', async (context) => {
    const exchange = await open(context)
    const restore = await backUp(exchange)
    const placed = await exchange.place({ kind: 'fixed' })
    await exchange.pay(placed, placed.order.expectedFrom.units + 5n)
    await exchange.until(placed, 'hold')
    const choose = (choice: 'refund' | 'exchange') =>
      changeOrder(exchange.needs, {
        publicCode: placed.order.publicCode,
        holderSecrets: [placed.holderSecret],
        choice,
      })
    await choose('refund')
    const { refund } = await exchange.until(placed, 'refunded')
    await forget(exchange, placed, 'hold')
    await restore()
    // Somebody is quicker than the operator.
    await choose('exchange')
    await reconcileHistory(exchange.needs)
    const again = await exchange.until(placed, 'refunded')
    expect(again.refund).toEqual(refund)
    expect(await exchange.received(refund?.address ?? '')).toHaveLength(1)
    expect(await payoutsOf(exchange, placed)).toEqual([])
    await expectSound(exchange)
  })

  test('exchanges what was agreed of an order and sends the rest back as it was signed, once', async (context) => {
    const exchange = await open(context)
    const restore = await backUp(exchange)
    const placed = await exchange.place({ kind: 'fixed' })
    await exchange.pay(placed, placed.order.expectedFrom.units + 50_000n)
    await exchange.until(placed, 'hold')
    await changeOrder(exchange.needs, {
      publicCode: placed.order.publicCode,
      holderSecrets: [placed.holderSecret],
      choice: 'exchange_agreed',
    })
    const ended = await exchange.until(placed, 'finished')
    await forget(exchange, placed, 'hold')
    await restore()
    await reconcileHistory(exchange.needs)
    exchange.signing.instead = () => Promise.reject(new Error('Nothing may be signed'))
    const again = await exchange.until(placed, 'finished')
    exchange.signing.instead = null
    const { payoutTxId, refundTxId, sentBack, sentTo } = ended
    expect(again).toMatchObject({ payoutTxId, refundTxId, sentBack, sentTo, refund: ended.refund })
    expect(await payoutsOf(exchange, placed)).toHaveLength(1)
    expect(await exchange.received(ended.refund?.address ?? '')).toHaveLength(1)
    await expectSound(exchange)
  })

  test('finds money of orders that it lost again, and gives none of their addresses out', async (context) => {
    const exchange = await open(context)
    const restore = await backUp(exchange)
    const lost = [
      await exchange.place({ to: 'eth' }),
      await exchange.place({ from: 'ltc', to: 'btc' }),
    ]
    for (const each of lost) await exchange.pay(each)
    for (const each of lost) await exchange.until(each, 'finished')
    const later = await exchange.place()
    for (const each of [...lost, later]) await forget(exchange, each, 'gone')
    await restore()
    expect(await createRestoreCheck(exchange.needs)()).toBe('older')
    const done = await reconcileHistory(exchange.needs)
    expect(done.history.forgotten.map(({ kind }) => kind)).toEqual(['lost', 'lost'])
    const again = await reconcileHistory(exchange.needs)
    expect(again.history.forgotten).toEqual([])
    await sql`update chain_cursor set cursor = null`.execute(exchange.database.direct())
    await exchange.pay(later)
    await exchange.mine()
    await exchange.work()
    for (let turn = 0; turn < 6; turn += 1) {
      await postLostTransfers(exchange.needs)
      await exchange.mine()
      await exchange.work()
    }
    expect(await readLostFigures(exchange.database)).toEqual({ unsettled: 0, unbooked: 0 })
    const found = await exchange.database
      .direct()
      .selectFrom('deposit')
      .select('address')
      .where('role', '=', 'suspense')
      .execute()
    const theirs = [...lost, later].map(({ order }) => order.payIn.address)
    expect(found.map(({ address }) => address).toSorted()).toEqual(theirs.toSorted())
    expect(exchange.alerts).toContain('deposit_unexplained')
    const fresh = await exchange.place()
    expect(theirs).not.toContain(fresh.order.payIn.address)
    await expectSound(exchange)
  })
})
