import Type from 'typebox'

/** What may be said to be not there. */
export const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** A text that may be left out, or said to be not there. */
export const OptionalText = (maxLength: number) =>
  Type.Optional(Nullable(Type.String({ maxLength })))

/** A coin's ticker as clients send it. */
export const Ticker = Type.String({ minLength: 1, maxLength: 20, pattern: '^[A-Za-z0-9]+$' })

/** Whole coins in plain decimal notation; an empty text or null means "not given". JSON numbers are read from their source text. */
export const AmountIn = Type.Union([Type.String({ maxLength: 80 }), Type.Null()])

/** What people call a coin, its network left out: `usdt` for the tickers `usdt20` and `usdtrx`. */
export const CurrencyCodeOut = Type.String({
  description: 'The coin’s ticker without its network.',
})

/** Whole coins in plain decimal notation. */
export const AmountOut = Type.String()

/** The public code of an order: 128 random bits, base64url. */
export const PublicCode = Type.String({ minLength: 22, maxLength: 22, pattern: '^[A-Za-z0-9_-]+$' })

/** Of a widget whose host adds a commission: for whom, and how much. */
export const WidgetCommission = Type.Object(
  {
    key: Type.String({
      pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
      description: 'Id of a partner’s key, as its owner’s account shows it.',
    }),
    bps: Type.Integer({ minimum: 1, maximum: 10_000, description: 'Basis points.' }),
  },
  {
    additionalProperties: false,
    description:
      'Adds a partner’s commission to the price. The same in an estimate and in the order that is created from it.',
  },
)

/** What a browser tells about itself (EXCH-08). */
export const UserMeta = Type.Object(
  {
    clientId: Type.Optional(Type.String({ maxLength: 100 })),
    refId: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
    isSsr: Type.Optional(Type.Boolean()),
    deviceInfo: Type.Optional(
      Type.Object(
        {
          userAgent: Type.Optional(Type.String({ maxLength: 1000 })),
          language: Type.Optional(Type.String({ maxLength: 50 })),
          languages: Type.Optional(Type.Array(Type.String({ maxLength: 50 }), { maxItems: 50 })),
          platform: Type.Optional(Type.String({ maxLength: 100 })),
          screenSize: Type.Optional(
            Type.Object(
              { width: Type.Optional(Type.Number()), height: Type.Optional(Type.Number()) },
              { additionalProperties: false },
            ),
          ),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
)
