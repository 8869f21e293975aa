import { randomUUID } from 'node:crypto'
import type { EstimateReply } from '@causeway/api/contract'
import type { Translate } from '@causeway/content/messages'
import type { AddressCalls } from '@causeway/widget/address'
import type { ExchangeChoice } from './exchange-choice.ts'
import type { Exchange } from './load-exchange.server.ts'
import { checkOrderFields } from './order/check-order-fields.ts'
import { asTyped, type OrderFieldErrors, type OrderFields } from './order/order-fields.ts'

/** Which step the page shows after a form was posted, and with what. */
export type ProcessingStep =
  | {
      readonly step: 'addresses'
      readonly fields: OrderFields
      readonly errors: OrderFieldErrors
      readonly notice: string | null
      /** Nothing reached the server: said by the browser itself. */
      readonly isLost?: boolean
    }
  | {
      readonly step: 'check'
      readonly fields: OrderFields
      readonly estimate: EstimateReply
      /** One order per key: the button may be pressed again and again. */
      readonly idempotencyKey: string
      readonly notice: string | null
    }

export type OrderDraft = {
  readonly choice: ExchangeChoice
  readonly exchange: Exchange
  readonly fields: OrderFields
}

/** Step 1 again, with what was typed. */
export function stepAddresses(
  fields: OrderFields,
  errors: OrderFieldErrors = {},
  notice: string | null = null,
): ProcessingStep {
  return { step: 'addresses', fields: asTyped(fields), errors, notice }
}

/** Step 2 where everything on step 1 holds, else step 1 with what to mend. `missing`: what whoever shows the page asks for. */
export async function stepCheck(
  needs: { readonly calls: AddressCalls; readonly t: Translate },
  { choice, exchange, fields }: OrderDraft,
  missing: OrderFieldErrors = {},
): Promise<ProcessingStep> {
  const { from, to, estimate, problem } = exchange
  const { isFixedRate } = choice
  const checked = await checkOrderFields(needs, { from, to, isFixedRate, fields })
  const errors = { ...missing, ...checked.errors }
  if (Object.keys(errors).length > 0) return stepAddresses(fields, errors)
  if (estimate === null || problem !== null) return stepAddresses(fields, {}, problem)
  return freshCheck(checked.fields, estimate, null)
}

/** Step 2 with an estimate just made and a key of its own. */
export function freshCheck(
  fields: OrderFields,
  estimate: EstimateReply,
  notice: string | null,
): ProcessingStep {
  return { step: 'check', fields, estimate, idempotencyKey: randomUUID(), notice }
}
