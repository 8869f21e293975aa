import { sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { listHeldOrders } from '../../fiat/index.ts'
import { changeOrder } from '../change-order.ts'
import { renameAccount } from '../destinations/rename-account.ts'
import { holdsOrder } from '../reading/read-order.ts'
import { float, newAccount } from './account-orders.fixture.ts'
import { joinOrders } from './join-orders.ts'

describe('orders of accounts', () => {
  const open = sharedExchange('account-orders')

  test('are held by whoever is signed in, without a secret, and by nobody else', async (context) => {
    const exchange = await open(context)
    const { needs } = exchange
    const accountId = await newAccount(exchange, null)
    const other = await newAccount(exchange, null)
    const { order } = await exchange.place({ ...float, accountId })
    const code = order.publicCode
    const his = { holderSecrets: [], accountId }
    expect(await holdsOrder(needs, code, his)).toBe(true)
    expect(await holdsOrder(needs, code, { holderSecrets: [], accountId: other })).toBe(false)
    expect(await holdsOrder(needs, code, { holderSecrets: [], accountId: null })).toBe(false)
    const change = { publicCode: code, email: 'new@example.com' }
    const accountProvenAt = new Date(exchange.clock.now())
    expect(await changeOrder(needs, { ...change, ...his, accountProvenAt })).toMatchObject({
      ok: true,
    })
    expect(
      await changeOrder(needs, { ...change, holderSecrets: ['wrong'], accountId: other }),
    ).toMatchObject({ failure: { code: 'not_the_holder' } })
    // A guest's order belongs to no account: nobody holds it by having none.
    const guest = await exchange.place(float)
    expect(await holdsOrder(needs, guest.order.publicCode, { ...his, accountId: null })).toBe(false)
  })

  test('are changed by a session alone only where it proved its person within ten minutes', async (context) => {
    const exchange = await open(context)
    const { needs, clock } = exchange
    const accountId = await newAccount(exchange, null)
    const { order, holderSecret } = await exchange.place({ ...float, accountId })
    const publicCode = order.publicCode
    const ago = (seconds: number) => new Date(clock.now() - seconds * 1000)
    const byAccount = (accountProvenAt: Date | null, holderSecrets: readonly string[] = []) => ({
      publicCode,
      holderSecrets,
      accountId,
      accountProvenAt,
    })
    const refusals = async (holder: ReturnType<typeof byAccount>) => {
      const answers = [
        await changeOrder(needs, { ...holder, email: 'new@example.com' }),
        await changeOrder(needs, { ...holder, choice: 'exchange' }),
        await renameAccount(needs, { ...holder, name: 'somebody.gm' }),
      ]
      return answers.map((answer) => (answer.ok ? null : answer.failure.code))
    }
    const needed = ['proof_needed', 'proof_needed', 'proof_needed']
    const allowed = [null, 'choice_not_offered', 'choice_not_offered']
    expect(await refusals(byAccount(ago(601)))).toEqual(needed)
    expect(await refusals(byAccount(null))).toEqual(needed)
    expect(await refusals(byAccount(null, ['wrong']))).toEqual(needed)
    expect(await refusals(byAccount(ago(600)))).toEqual(allowed)
    // Whoever shows the order's secret is asked for nothing else.
    expect(await refusals(byAccount(null, [holderSecret]))).toEqual(allowed)
    expect(await refusals(byAccount(ago(601), [holderSecret]))).toEqual(allowed)
    // A stranger is told no more than before.
    const other = { ...byAccount(ago(0)), accountId: await newAccount(exchange, null) }
    expect(await refusals(other)).toEqual(['not_the_holder', 'not_the_holder', 'not_the_holder'])
  })

  test('are listed with those that this browser holds; guests’ ones join and are never taken away', async (context) => {
    const exchange = await open(context)
    const { needs } = exchange
    const accountId = await newAccount(exchange, null)
    const other = await newAccount(exchange, null)
    const own = await exchange.place({ ...float, accountId })
    const guest = await exchange.place(float)
    const foreign = await exchange.place({ ...float, accountId: other })
    const secrets = [guest.holderSecret, foreign.holderSecret, 'unknown']
    const codes = async (holder: Parameters<typeof listHeldOrders>[1]) =>
      (await listHeldOrders(needs, holder, 1)).orders.map(({ publicCode }) => publicCode)
    expect(await codes({ holderSecrets: [], accountId })).toEqual([own.order.publicCode])
    expect(await codes({ holderSecrets: [guest.holderSecret], accountId })).toEqual([
      guest.order.publicCode,
      own.order.publicCode,
    ])
    expect(await joinOrders(needs, accountId, secrets)).toBe(1)
    expect(await joinOrders(needs, accountId, secrets)).toBe(0)
    expect(await joinOrders(needs, other, secrets)).toBe(0)
    expect(await codes({ holderSecrets: [], accountId })).toEqual([
      guest.order.publicCode,
      own.order.publicCode,
    ])
    expect(await codes({ holderSecrets: [], accountId: other })).toEqual([foreign.order.publicCode])
  })

  test('are listed by pages of sixteen, newest first, each order once [TRACK-06]', async (context) => {
    const exchange = await open(context)
    const { needs } = exchange
    const accountId = await newAccount(exchange, null)
    const made: string[] = []
    for (let count = 0; count < 17; count += 1) {
      made.unshift((await exchange.place({ ...float, accountId })).order.publicCode)
    }
    const pages = await Promise.all(
      [1, 2, 3].map((page) => listHeldOrders(needs, { holderSecrets: [], accountId }, page)),
    )
    const codes = pages.map(({ orders }) => orders.map(({ publicCode }) => publicCode))
    expect(codes).toEqual([made.slice(0, 16), made.slice(16), []])
    expect(pages.map(({ pagesCount }) => pagesCount)).toEqual([2, 2, 2])
  })

  test('tell the account’s address in its language, and the order’s own first [TRACK-11]', async (context) => {
    const exchange = await open(context)
    const accountId = await newAccount(exchange, 'old@example.com', 'de')
    const gone = await newAccount(exchange, null)
    const told = (code: string) =>
      exchange.mails
        .filter(({ publicCode }) => publicCode === code)
        .map(({ to, language }) => `${to} ${language}`)
    const his = await exchange.place({ ...float, accountId, language: 'ar' })
    const left = await exchange.place({ ...float, accountId, email: 'own@example.com' })
    const deleted = await exchange.place({ ...float, accountId: gone })
    await exchange.database
      .direct()
      .updateTable('account')
      .set({ email: 'signed-in@example.com' })
      .where('id', '=', accountId)
      .execute()
    for (const each of [his, left, deleted]) {
      await exchange.pay(each)
      await exchange.until(each, 'finished')
    }
    expect(new Set(told(his.order.publicCode))).toEqual(new Set(['signed-in@example.com de']))
    expect(new Set(told(left.order.publicCode))).toEqual(new Set(['own@example.com null']))
    expect(told(deleted.order.publicCode)).toEqual([])
  })
})
