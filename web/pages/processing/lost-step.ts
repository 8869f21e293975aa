import { asTyped, type OrderFields } from './order/order-fields.ts'
import type { ProcessingStep } from './processing-step.server.ts'

/** Step 1 again, after a form that never reached the server. */
export function lostStep(fields: OrderFields): ProcessingStep {
  return { step: 'addresses', fields: asTyped(fields), errors: {}, notice: null, isLost: true }
}
