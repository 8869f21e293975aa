import Type, { type Static } from 'typebox'
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
