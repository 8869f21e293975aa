import Type, { type Static } from 'typebox'
import { call } from './call.ts'
import { AmountOut } from './fields.ts'

/** What having an EOS account made costs (EXCH-09): its RAM and its staked bandwidth, rounded up. */
export const EosAccountCostReply = Type.Object({
  result: Type.Object({ cost: AmountOut, currency: Type.String() }),
})
export type EosAccountCostReply = Static<typeof EosAccountCostReply>

export const EosNameQuery = Type.Object(
  {
    baseWord: Type.Optional(
      Type.String({ maxLength: 40, description: 'Text that the name should resemble.' }),
    ),
  },
  { additionalProperties: false },
)
export type EosNameQuery = Static<typeof EosNameQuery>

/** A free valid name: the word itself where it is one. */
export const EosNameReply = Type.Object({ result: Type.Object({ name: Type.String() }) })
export type EosNameReply = Static<typeof EosNameReply>

/** Accounts on EOS that a payout opens (EXCH-09). */
export const eosCalls = {
  eosAccountCost: call({
    method: 'GET',
    path: '/eos/account-cost',
    summary: 'The cost of creating an EOS account with the payout.',
    access: 'public',
    failures: ['new_account_not_offered'],
    reply: EosAccountCostReply,
  }),
  eosName: call({
    method: 'GET',
    path: '/eos/name',
    summary:
      'Suggests an available EOS account name based on a word, or the word itself if it is available.',
    access: 'public',
    limit: 'names',
    query: EosNameQuery,
    failures: ['account_name_taken', 'account_names_unreachable', 'new_account_not_offered'],
    reply: EosNameReply,
  }),
}
