import Type, { type Static } from 'typebox'
import { AmountOut, Nullable } from './fields.ts'

/** The choices that an order on hold really has, each with its exact amounts. */
export const OffersOut = Type.Object({
  held: AmountOut,
  exchange: Nullable(
    Type.Object({
      offerId: Type.String({ description: 'Accepts the offer: PATCH with choice and offerId.' }),
      amountFrom: AmountOut,
      amountTo: AmountOut,
      rate: Type.String(),
      exchangeFee: AmountOut,
      partnerFee: Nullable(AmountOut),
      networkFee: AmountOut,
      validUntil: Type.Integer({ description: 'Milliseconds since 1970.' }),
    }),
  ),
  refund: Nullable(Type.Object({ amountTo: AmountOut, networkFee: AmountOut })),
  refundFee: Type.String({
    description: 'Cost of a refund, even if it is more than the amount received.',
  }),
  agreed: Nullable(
    Type.Object(
      {
        amountFrom: AmountOut,
        amountTo: AmountOut,
        rest: Type.String({ description: 'The refund of the rest, after the network fee.' }),
        networkFee: AmountOut,
        validUntil: Nullable(
          Type.Integer({
            description:
              'Milliseconds since 1970. Null: valid while the market stays close to the guaranteed rate.',
          }),
        ),
      },
      {
        description:
          'Exchanges the agreed amount at its guaranteed rate and refunds the rest. Accept it by PATCH with choice exchange_agreed.',
      },
    ),
  ),
  topUp: Nullable(
    Type.Object({
      amount: AmountOut,
      least: Nullable(AmountOut),
      keepsPromise: Type.Boolean({
        description: 'Whether the guaranteed amount will still be paid.',
      }),
      qrCodeData: Type.String({ description: 'Payment URI for the rest.' }),
    }),
  ),
})
export type OffersOut = Static<typeof OffersOut>
