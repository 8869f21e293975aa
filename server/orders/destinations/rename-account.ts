import { fail, ok, type Result } from '@causeway/core/result'
import { checkNewAccount } from '../../account-names/check-new-account.ts'
import { type ChangingHolder, changeFailureOf } from '../holders/order-holder.ts'
import type { OrderNeeds } from '../order-needs.ts'
import type { ChangeOrderInput, OrderView, RenameAccountFailure } from '../order-types.ts'
import { readOrderById } from '../reading/read-order.ts'
import { lockOrder, recordEvent } from '../record-event.ts'
import { checkAddressFor } from './check-address-for.ts'

type Input = Pick<ChangeOrderInput, 'publicCode' | keyof ChangingHolder> & { readonly name: string }

/**
 * Another name for the account that an order's payout makes, after somebody else took the first one (EXCH-09). The order
 * goes on by itself, with what was promised while its time is not over.
 */
export async function renameAccount(
  needs: OrderNeeds,
  input: Input,
): Promise<Result<OrderView, RenameAccountFailure>> {
  const found = await needs.database
    .direct()
    .selectFrom('orders')
    .selectAll()
    .where('public_code', '=', input.publicCode)
    .executeTakeFirst()
  if (found === undefined) return fail({ code: 'order_not_found' })
  const code = changeFailureOf(found, input, needs.clock.now())
  if (code !== null) return fail({ code })
  const coin = needs.catalogue.find(found.asset_to)
  const { account_key: key } = found
  if (coin === undefined || key === null) return fail({ code: 'choice_not_offered' })
  const name = input.name.trim()
  const allowed = await checkNewAccount(needs, coin, { name, key })
  if (!allowed.ok) return allowed
  const checked = await checkAddressFor(needs, {
    currency: coin.ticker,
    address: name,
    extraId: found.destination_extra_id,
  })
  if (!checked.ok) return checked
  const isDone = await needs.database.transaction('rename_account', async (tx) => {
    const order = await lockOrder(tx, found.id)
    if (order.state !== 'hold' || order.hold_reason !== 'account_taken') return false
    await recordEvent(tx, order, 'released', {
      at: new Date(needs.clock.now()),
      facts: { accountName: name },
      set: {
        destination: name,
        destination_alias: null,
        destination_alias_provider: null,
        hold_reason: null,
        choice: null,
      },
      due: 0,
    })
    return true
  })
  if (!isDone) return fail({ code: 'choice_not_offered' })
  needs.watch.changed(found.id)
  needs.wake('orders')
  return ok(await readOrderById(needs, found.id))
}
