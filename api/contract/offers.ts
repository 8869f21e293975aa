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
        rest: Type.String({ description: 'What goes back of the rest, network fee taken off.' }),
        networkFee: AmountOut,
        validUntil: Nullable(
          Type.Integer({
            description: 'Milliseconds since 1970; null: while the market stays about where it is.',
          }),
        ),
      },
      {
        description:
          'Accepted by PATCH with choice exchange_agreed: the agreed amount at its guaranteed rate, and the rest back.',
      },
    ),
  ),
  topUp: Nullable(
    Type.Object({
      amount: AmountOut,
      least: Nullable(AmountOut),
      keepsPromise: Type.Boolean({ description: 'The guaranteed amount is paid after all.' }),
      qrCodeData: Type.String({ description: 'Payment URI of the rest.' }),
    }),
  ),
})
export type OffersOut = Static<typeof OffersOut>
