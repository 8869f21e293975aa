import { payerKinds } from '@causeway/core/quotes'
import { closingPlaces } from '@causeway/core/trading/closings'
import { coinSettings } from '@causeway/core/trading/trading-settings'
import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { Nullable } from '../fields.ts'
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

const ShownSetting = {
  value: Type.String({ description: 'What is in force.' }),
  listed: Type.String({ description: 'What files and environment say.' }),
}

export const CoinSettingOut = Type.Object({
  setting: Type.String(),
  name: Type.Enum(coinSettings),
  ...ShownSetting,
})
export type CoinSettingOut = Static<typeof CoinSettingOut>

export const CoinOut = Type.Object({
  asset: Type.String(),
  name: Type.String(),
  network: Type.String(),
  settings: Type.Array(CoinSettingOut),
})
export type CoinOut = Static<typeof CoinOut>

export const MaintenanceOut = Type.Object({
  setting: Type.String(),
  startsAt: Type.String(),
  endsAt: Type.String(),
  note: Type.String(),
  isOpen: Type.Boolean(),
})
export type MaintenanceOut = Static<typeof MaintenanceOut>

export const TradingChangeOut = Type.Object({
  setting: Type.String(),
  before: Nullable(Type.String()),
  after: Nullable(Type.String()),
})
export type TradingChangeOut = Static<typeof TradingChangeOut>

export const RevisionOut = Type.Object({
  number: Type.Integer(),
  at: Type.String(),
  madeBy: Type.String(),
  reason: Type.String(),
  takesBack: Nullable(Type.Integer()),
  changes: Type.Array(TradingChangeOut),
})
export type RevisionOut = Static<typeof RevisionOut>

const Payer = {
  kind: Type.Enum(payerKinds),
  id: Type.String({ maxLength: 36, description: 'A partner’s id, or a country’s code: `de`.' }),
}

const Outcome = {
  to: Nullable(Type.String({ description: 'What arrives, after all fees.' })),
  problem: Nullable(Type.String({ description: 'Why there is no such order.' })),
}
export const SampleOut = Type.Object({
  payer: Nullable(Type.Object(Payer)),
  from: Type.String(),
  to: Type.String(),
  kind: Type.Enum(['float', 'fixed']),
  given: Type.String(),
  before: Type.Object(Outcome),
  after: Type.Object(Outcome),
})
export type SampleOut = Static<typeof SampleOut>

const FigureOut = Nullable(Type.String({ description: 'Basis points; null: the general fee.' }))
export const PairFeesOut = Type.Object({
  from: Type.String({ description: 'A coin, or `*` for every coin.' }),
  to: Type.String(),
  service: FigureOut,
  floatSpread: FigureOut,
  fixedSpread: FigureOut,
})
export type PairFeesOut = Static<typeof PairFeesOut>

export const PayerFeesOut = Type.Object({
  ...Payer,
  name: Nullable(Type.String({ description: 'A partner’s name; null for a country.' })),
  ...PairFeesOut.properties,
})
export type PayerFeesOut = Static<typeof PayerFeesOut>

const Settings = Type.Array(
  Type.Object(
    {
      setting: Type.String({ maxLength: 100, description: '`fees.service`, `coin.btc.minimum` …' }),
      value: Type.String({ maxLength: 200 }),
    },
    closed,
  ),
  { minItems: 1, maxItems: 40 },
)

const Asking = [
  'trading_setting_unknown',
  'trading_value_wrong',
  'trading_nothing',
  'partner_unknown',
] as const
const history = { revisions: Type.Array(RevisionOut), pages: Type.Integer() }

/** Coins, fees and limits (OPS-10): everybody reads, treasury and administrators change. */
export const tradingCalls = {
  deskCoins: call({
    method: 'GET',
    path: '/backoffice/coins',
    summary: 'What is in force for each coin, and what its listing says.',
    access: 'staff',
    roles: EVERY_ROLE,
    query: Type.Object({ q: SearchText, changed: Ticked, page: PageNumber }, closed),
    reply: Type.Object({
      coins: Type.Array(CoinOut),
      count: Type.Integer(),
      changedCount: Type.Integer(),
      pages: Type.Integer(),
    }),
  }),
  deskCoin: call({
    method: 'GET',
    path: '/backoffice/coins/{asset}',
    summary: 'One coin, and what was changed of it.',
    access: 'staff',
    roles: EVERY_ROLE,
    query: Type.Object({ page: PageNumber }, closed),
    failures: ['coin_unknown'],
    reply: Type.Object({ coin: CoinOut, maintenance: Type.Array(MaintenanceOut), ...history }),
  }),
  planMaintenance: call({
    method: 'POST',
    path: '/backoffice/maintenance',
    summary: 'Plans maintenance of a coin or a network, during which it takes no new orders.',
    access: 'staff',
    roles: ['treasury', 'administrator'],
    body: Type.Object(
      {
        scope: Type.String({ maxLength: 60, description: '`coin.btc` or `network.bitcoin`.' }),
        from: Type.String({ maxLength: 20, description: 'UTC, `2026-12-01T10:00Z`.' }),
        until: Type.String({ maxLength: 20 }),
        note: Type.String({ maxLength: 120, description: 'What customers read beside the time.' }),
        reason: Reason,
      },
      closed,
    ),
    failures: [
      ...Asking,
      'maintenance_open',
      'maintenance_past',
      'trading_moved',
      'reason_missing',
    ],
    reply: Done,
  }),
  closeCoin: call({
    method: 'POST',
    path: '/backoffice/coins/{asset}/close',
    summary: 'Closes a coin for new orders at once. Open orders continue.',
    access: 'staff',
    roles: ['treasury', 'administrator'],
    body: Type.Object(
      {
        place: Type.Optional(
          Type.Enum(closingPlaces, {
            description: 'Pages and widgets, partners’ programs, or everywhere (the default).',
          }),
        ),
        reason: Reason,
      },
      closed,
    ),
    failures: ['coin_unknown', 'coin_closed', 'trading_moved', 'reason_missing'],
    reply: Done,
  }),
  deskFees: call({
    method: 'GET',
    path: '/backoffice/fees',
    summary: 'Fees, limits, pairs, partners and countries with their own fees, and all changes.',
    access: 'staff',
    roles: EVERY_ROLE,
    query: Type.Object({ page: PageNumber }, closed),
    reply: Type.Object({
      settings: Type.Array(Type.Object({ setting: Type.String(), ...ShownSetting })),
      pairs: Type.Array(PairFeesOut),
      payers: Type.Array(PayerFeesOut),
      ...history,
    }),
  }),
  previewTrading: call({
    method: 'POST',
    path: '/backoffice/trading/preview',
    summary: 'What settings would change, and what that does to sample quotes. Nothing is saved.',
    access: 'staff',
    roles: ['treasury', 'administrator'],
    body: Type.Object(
      {
        settings: Settings,
        payer: Type.Optional(
          Type.Object(Payer, { ...closed, description: 'Whose sample quotes.' }),
        ),
      },
      closed,
    ),
    failures: Asking,
    reply: Type.Object({
      changes: Type.Array(TradingChangeOut),
      samples: Type.Array(SampleOut),
    }),
  }),
  proposeTrading: call({
    method: 'POST',
    path: '/backoffice/trading',
    summary: 'Proposes other settings of coins, fees or limits.',
    access: 'staff',
    roles: ['treasury', 'administrator'],
    needsStepUp: true,
    body: Type.Object({ settings: Settings, reason: Reason }, closed),
    failures: [...Asking, 'reason_missing'],
    reply: ProposedReply,
  }),
  proposeTakeBack: call({
    method: 'POST',
    path: '/backoffice/trading/{number}/take-back',
    summary: 'Proposes to undo one change, where nothing of it was changed since.',
    access: 'staff',
    roles: ['treasury', 'administrator'],
    needsStepUp: true,
    body: Type.Object({ reason: Reason }, closed),
    failures: ['trading_revision_unknown', 'trading_moved', 'reason_missing'],
    reply: ProposedReply,
  }),
}
