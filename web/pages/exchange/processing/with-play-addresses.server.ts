import type { SandboxCalls } from '@causeway/api/contract'
import type { OrderFields } from './order/order-fields.ts'
import type { OrderDraft } from './processing-step.server.ts'

/** Fills empty address fields with addresses of the customer's play wallet. Without a sandbox nothing changes. */
export async function withPlayAddresses(
  sandbox: SandboxCalls | null,
  { choice, fields }: OrderDraft,
): Promise<OrderFields> {
  if (sandbox === null) return fields
  const [destination, refund] = await Promise.all([
    sandbox.customerAddress({ currency: choice.to }),
    sandbox.customerAddress({ currency: choice.from }),
  ])
  return {
    ...fields,
    ...(destination.ok && fields.destinationAddress === ''
      ? {
          destinationAddress: destination.body.address,
          extraId: destination.body.extraId ?? '',
        }
      : {}),
    ...(refund.ok && fields.refundAddress === ''
      ? { refundAddress: refund.body.address, refundExtraId: refund.body.extraId ?? '' }
      : {}),
  }
}
