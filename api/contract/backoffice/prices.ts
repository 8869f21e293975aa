import { priceClosures } from '@causeway/core/rates/price-closures'
import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { Nullable } from '../fields.ts'
import { closed, EVERY_ROLE } from './fields.ts'

const Dollars = Type.String({ description: 'US dollars for one coin.' })

export const PriceOut = Type.Object({
  asset: Type.String(),
  network: Type.String(),
  usd: Nullable(Dollars),
  usd24hAgo: Nullable(Dollars),
  sparkline: Type.Array(Dollars, { description: 'Over the last 24 hours, oldest first.' }),
  closed: Nullable(Type.Enum(priceClosures, { description: 'Why it isn’t traded now.' })),
  halt: Nullable(Type.String()),
})
export type PriceOut = Static<typeof PriceOut>

/** Prices, their sources, and why coins are closed (OPS-11). */
export const priceCalls = {
  deskPrices: call({
    method: 'GET',
    path: '/backoffice/prices',
    summary: 'Prices of every coin, their sources, and why a coin isn’t traded.',
    access: 'staff',
    roles: EVERY_ROLE,
    query: Type.Object(
      {
        q: Type.Optional(Type.String({ maxLength: 100 })),
        closed: Type.Optional(Type.Enum(['1'])),
        page: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,3}$' })),
      },
      closed,
    ),
    reply: Type.Object({
      at: Type.String(),
      isWell: Type.Boolean(),
      ageSeconds: Nullable(Type.Integer()),
      sources: Type.Array(Type.Object({ name: Type.String(), problem: Nullable(Type.String()) })),
      coins: Type.Array(PriceOut),
      count: Type.Integer(),
      closedCount: Type.Integer(),
      pages: Type.Integer(),
    }),
  }),
}
