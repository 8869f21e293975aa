import { beginFiatOrder } from './begin-fiat-order.ts'
import { makeFiatOrdersDue, pollFiatOrders } from './poll-fiat-orders.ts'
import { readFiatOrder } from './reading/read-fiat-order.ts'
import { fiatInput, fiatNeedsOf, type Ground, type ScriptedFiat } from './scripted-fiat.fixture.ts'

/** An order that was begun with a scripted provider, and what can be done with it. */
export async function begunFiat(exchange: Ground, script: ScriptedFiat, change = {}) {
  const needs = fiatNeedsOf(exchange, script)
  const made = await beginFiatOrder(needs, await fiatInput(exchange, change))
  if (!made.ok) throw new Error(made.failure.code)
  const code = made.value.order.publicCode
  return {
    needs,
    code,
    /** What its provider calls it by our word. */
    reference: made.value.order.id,
    ...made.value,
    read: async () => {
      const read = await readFiatOrder(needs, code)
      if (!read.ok) throw new Error('There is no such order')
      return read.value
    },
    /** Has every order looked at once. */
    look: async () => {
      await makeFiatOrdersDue(needs.database)
      for (let turn = 0; turn < 100 && (await pollFiatOrders(needs)); turn += 1);
    },
  }
}
