import { sourceParts } from '@causeway/core/ports'
import { MOST_HAND_MINUTES } from '@causeway/core/rates/hand-prices'
import { priceClosures } from '@causeway/core/rates/price-closures'
import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { Nullable } from '../fields.ts'
import { MarketOut } from '../reference.ts'
import {
  closed,
  Done,
  EVERY_ROLE,
  PageNumber,
  ProposedReply,
  Reason,
  SearchText,
  Ticked,
} from './fields.ts'

const Percent = Type.String({ description: 'Per cent of the price shown, signed.' })

const BreakerOut = Type.Object({
  reason: Type.Enum(['sources_disagree', 'jumped']),
  since: Type.String(),
  opensAt: Nullable(
    Type.String({ description: 'Unless the price jumps again. Null: sources don’t agree.' }),
  ),
  beforeUsd: Nullable(Type.String({ description: 'The last price before it was closed.' })),
  nowUsd: Nullable(Type.String({ description: 'What sources agree on now.' })),
  jumpPercent: Nullable(Percent),
})

const HandPriceOut = Type.Object({
  priceUsd: Type.String(),
  until: Type.String(),
  by: Type.Array(Type.String(), { description: 'Who proposed and who approved it.' }),
  reason: Type.String(),
})

export const PriceOut = Type.Object({
  asset: Type.String(),
  network: Type.String(),
  market: Nullable(Type.Pick(MarketOut, ['priceUsd', 'change24hPercent', 'sparkline'])),
  closed: Nullable(Type.Enum(priceClosures, { description: 'Why it isn’t traded now.' })),
  halt: Nullable(Type.String()),
  countingSources: Type.Integer({ description: 'How many sources its price is made of.' }),
  breaker: Nullable(BreakerOut),
  byHand: Nullable(HandPriceOut),
})
export type PriceOut = Static<typeof PriceOut>

export const PriceSourceOut = Type.Object({
  name: Type.String(),
  problem: Nullable(Type.String()),
  ageSeconds: Nullable(Type.Integer()),
  coins: Type.Integer({ description: 'How many coins it prices.' }),
  counting: Type.Integer({ description: 'Of how many its price counts.' }),
  outliers: Type.Integer({ description: 'Of how many it is too far from the others’.' }),
  farthest: Nullable(Type.Object({ asset: Type.String(), percent: Percent })),
})
export type PriceSourceOut = Static<typeof PriceSourceOut>

export const CoinSourceOut = Type.Object({
  name: Type.String(),
  priceUsd: Type.String(),
  ageSeconds: Type.Integer(),
  deviationPercent: Nullable(Percent),
  part: Type.Enum(sourceParts),
})
export type CoinSourceOut = Static<typeof CoinSourceOut>

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
      sources: Type.Array(PriceSourceOut),
      coins: Type.Array(PriceOut),
      broken: Type.Array(PriceOut, { description: 'Coins that the breaker keeps closed.' }),
      count: Type.Integer(),
      closedCount: Type.Integer(),
      pages: Type.Integer(),
    }),
  }),
  deskPrice: call({
    method: 'GET',
    path: '/backoffice/prices/{asset}',
    summary: 'One coin’s price, and what each source says.',
    access: 'staff',
    roles: EVERY_ROLE,
    failures: ['coin_unknown'],
    reply: Type.Object({
      at: Type.String(),
      coin: PriceOut,
      sources: Type.Array(CoinSourceOut),
    }),
  }),
  proposeBreakerReset: call({
    method: 'POST',
    path: '/backoffice/prices/{asset}/reset',
    summary: 'Proposes to open a coin that was closed because its price jumped.',
    access: 'staff',
    roles: ['treasury', 'administrator'],
    needsStepUp: true,
    body: Type.Object({ reason: Reason }, closed),
    failures: ['coin_unknown', 'breaker_open', 'breaker_disagreeing', 'reason_missing'],
    reply: ProposedReply,
  }),
  proposeHandPrice: call({
    method: 'POST',
    path: '/backoffice/prices/{asset}/set',
    summary: 'Proposes to set a coin’s price by hand for up to 24 hours from the approval.',
    access: 'staff',
    roles: ['treasury', 'administrator'],
    needsStepUp: true,
    body: Type.Object(
      {
        priceUsd: Type.String({ maxLength: 40 }),
        minutes: Type.Integer({ minimum: 1, maximum: MOST_HAND_MINUTES }),
        reason: Reason,
      },
      closed,
    ),
    failures: ['coin_unknown', 'hand_price_malformed', 'hand_price_far', 'reason_missing'],
    reply: ProposedReply,
  }),
  takeBackHandPrice: call({
    method: 'POST',
    path: '/backoffice/prices/{asset}/take-back',
    summary: 'Ends a price set by hand at once.',
    access: 'staff',
    roles: ['treasury', 'administrator'],
    body: Type.Object({ reason: Reason }, closed),
    failures: ['hand_price_unknown', 'reason_missing'],
    reply: Done,
  }),
}
