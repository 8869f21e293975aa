import { priceClosures } from '@causeway/core/rates/price-closures'
import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { Nullable } from '../fields.ts'
import { MarketOut } from '../reference.ts'
import { closed, EVERY_ROLE, PageNumber, SearchText, Ticked } from './fields.ts'

export const PriceOut = Type.Object({
  asset: Type.String(),
  network: Type.String(),
  market: Nullable(Type.Pick(MarketOut, ['priceUsd', 'change24hPercent', 'sparkline'])),
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
    query: Type.Object({ q: SearchText, closed: Ticked, page: PageNumber }, closed),
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
