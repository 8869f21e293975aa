import { expectSound, plantRows, sharedExchange, transferOf } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { liftHalt, setHalt } from '../../halts/set-halt.ts'
import { lockOrder } from '../../orders/index.ts'
import { reverseSettlement } from './reverse-settlement.ts'
import { readSignerStatus, type SignerStatus } from './signer-status.ts'

describe('a settlement that is taken back', () => {
  const open = sharedExchange('take_settlement_back')

  test.for(['seen', 'gone', 'reversed'] as const)(
    'never turns a deposit that is %s into a confirmed one',
    async (state, context) => {
      const exchange = await open(context)
      const { database, needs } = exchange
      const placed = await exchange.place({ to: 'ltc' })
      await exchange.pay(placed)
      exchange.signing.instead = () => Promise.reject(new Error('The signer is away'))
      await exchange.until(placed, 'sending')
      const { settlement_id: settlementId } = await transferOf(exchange, placed)
      if (settlementId === null) throw new Error('The payout has no settlement')
      const setDeposit = (to: 'settled' | typeof state) =>
        plantRows(database, (tx) =>
          tx
            .updateTable('deposit')
            .set({ state: to })
            .where('settlement_id', '=', settlementId)
            .execute(),
        )
      await setDeposit(state)
      const signer = await readSignerStatus(needs, settlementId)
      const taken = database.transaction('take_back', async (tx) =>
        reverseSettlement(tx, needs, {
          order: await lockOrder(tx, placed.order.id),
          settlementId,
          at: new Date(),
          signer,
        }),
      )
      await expect(taken).rejects.toThrow(`No transition of a deposit from ${state} by taken_back`)
      await setDeposit('settled')
      exchange.signing.instead = null
      await exchange.until(placed, 'finished')
      await expectSound(exchange)
    },
  )

  test('is left alone where it was signed, or taken up since the signer was asked', async (context) => {
    const exchange = await open(context)
    const { database, needs } = exchange
    const placed = await exchange.place({ to: 'ltc' })
    await exchange.pay(placed)
    exchange.signing.instead = () => Promise.reject(new Error('The signer is away'))
    await exchange.until(placed, 'sending')
    const { settlement_id: settlementId } = await transferOf(exchange, placed)
    if (settlementId === null) throw new Error('The payout has no settlement')
    const known = await readSignerStatus(needs, settlementId)
    expect(known.isSigned).toBe(false)
    const take = (signer: SignerStatus) =>
      database.transaction('take_back', async (tx) =>
        reverseSettlement(tx, needs, {
          order: await lockOrder(tx, placed.order.id),
          settlementId,
          at: new Date(),
          signer,
        }),
      )
    expect(await take({ ...known, isSigned: true })).toBe('too_late')
    expect(await take({ ...known, fence: 'of another worker' })).toBe('in_work')
    expect((await transferOf(exchange, placed)).state).toBe('reserved')
    exchange.signing.instead = null
    await exchange.until(placed, 'finished')
    expect(await take(known)).toBe('too_late')
    await expectSound(exchange)
  })

  test('opens its deposit again where its transfer was not written down yet', async (context) => {
    const exchange = await open(context)
    const { database, needs } = exchange
    const placed = await exchange.place({ to: 'ltc' })
    await exchange.pay(placed)
    await setHalt(database, { scope: 'litecoin', reason: 'a test', at: 0 })
    await exchange.until(placed, 'sending')
    const { settlement_id } = await transferOf(exchange, placed)
    const settlementId = settlement_id ?? ''
    const trial = (signer: Partial<SignerStatus>) =>
      plantRows(database, async (tx) => {
        await tx.deleteFrom('transfer').where('order_id', '=', placed.order.id).execute()
        const order = await lockOrder(tx, placed.order.id)
        const at = new Date(exchange.clock.now())
        const known = { fence: null, isSigned: false, ...signer }
        const undone = { order, settlementId, at, signer: known }
        const answer = await reverseSettlement(tx, needs, undone)
        const deposits = await tx
          .selectFrom('deposit')
          .select(['state', 'settlement_id'])
          .where('order_id', '=', placed.order.id)
          .execute()
        throw new Error(JSON.stringify([answer, ...deposits]))
      })
    const said = async (signer: Partial<SignerStatus> = {}) =>
      trial(signer).catch((error: unknown) => JSON.parse(String(error).replace('Error: ', '')))
    const settled = { state: 'settled', settlement_id: settlementId }
    expect(await said()).toEqual(['taken', { state: 'confirmed', settlement_id: null }])
    expect(await said({ isSigned: true })).toEqual(['too_late', settled])
    expect(await said({ fence: 'of another worker' })).toEqual(['in_work', settled])
    await liftHalt(database, 'litecoin')
    await exchange.until(placed, 'finished')
    await expectSound(exchange)
  })
})
