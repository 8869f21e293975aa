import Type, { type Static } from 'typebox'
import { Nullable } from '../fields.ts'
import { PartnerReportRow } from './reports.ts'

const closed = { additionalProperties: false } as const

export const PartnerUsageQuery = Type.Object(
  {
    keyId: Type.Optional(
      Type.String({ format: 'uuid', maxLength: 36, description: 'Absent: all keys.' }),
    ),
  },
  closed,
)
export type PartnerUsageQuery = Static<typeof PartnerUsageQuery>

const counts = {
  requests: Type.Integer(),
  errors: Type.Integer({ description: 'Requests that were not answered with a result.' }),
} as const
export const PartnerUsageReply = Type.Object({
  result: Type.Object({
    days: Type.Array(Type.Object({ day: Type.String({ format: 'date' }), ...counts }), {
      description: 'The last 30 days (UTC), oldest first.',
    }),
    methods: Type.Array(Type.Object({ method: Type.String(), ...counts })),
  }),
})
export type PartnerUsageReply = Static<typeof PartnerUsageReply>

export const PartnerSubaccountsReply = Type.Object({
  result: Type.Array(
    Type.Object({
      id: Type.String(),
      orders: Type.Integer(),
      lastOrderAt: Type.String({ format: 'date-time' }),
    }),
  ),
})
export type PartnerSubaccountsReply = Static<typeof PartnerSubaccountsReply>

export const PartnerEarningsReply = Type.Object({
  result: Nullable(
    Type.Object({
      feeShareBps: Type.Integer({
        description: 'Your share of the exchange fee in new orders, in basis points.',
      }),
      maximumCommissionBps: Type.Integer({
        description: 'The most that a request can add as commission.',
      }),
      balances: Type.Array(Type.Object({ currency: Type.String(), amount: Type.String() }), {
        description: 'Earned and not paid out yet.',
      }),
      rows: Type.Array(PartnerReportRow, {
        description: 'The last 30 days, newest first; at most 500 rows.',
      }),
      isWhole: Type.Boolean({ description: 'False if there are more rows: use the reports.' }),
    }),
  ),
})
export type PartnerEarningsReply = Static<typeof PartnerEarningsReply>
