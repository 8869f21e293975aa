import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { TransactionReply } from '../transaction-out.ts'

/** The secret that came with the order: whoever shows it becomes its holder in this browser, too. */
export const HolderRequest = Type.Object(
  { holderSecret: Type.String({ minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
)
export type HolderRequest = Static<typeof HolderRequest>

/** What a holder keeps to come back to an order from another browser. */
export const RecoveryReply = Type.Object({
  transactionId: Type.String(),
  holderSecret: Type.String(),
})
export type RecoveryReply = Static<typeof RecoveryReply>

/** How a holder comes back to an order in another browser (TRACK-05). */
export const orderRecoveryCalls = {
  becomeHolder: call({
    method: 'POST',
    path: '/transactions/{id}/holder',
    summary:
      'Lets this browser manage the order if the secret (from a secret link or recovery file) is right: sets the order’s cookie.',
    access: 'public',
    limit: 'create',
    body: HolderRequest,
    failures: ['not_the_holder', 'order_not_found'],
    reply: TransactionReply,
  }),
  recovery: call({
    method: 'POST',
    path: '/transactions/{id}/recovery',
    summary:
      'The order’s secret, for its owner: the content of a secret link or recovery file. Available from our own pages, or to clients that send the secret.',
    access: 'holder',
    limit: 'create',
    failures: ['not_the_holder', 'order_not_found'],
    reply: RecoveryReply,
  }),
}
