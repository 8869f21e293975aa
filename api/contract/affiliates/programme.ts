import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { Nullable, OptionalText, Ticker } from '../fields.ts'

const closed = { additionalProperties: false } as const
const DateTime = Type.String({ format: 'date-time' })
const Bps = Type.Integer({ description: 'Basis points of our fee.' })

export const ToolTypeField = Type.Union([
  Type.Literal('api'),
  Type.Literal('ref_link'),
  Type.Literal('banner'),
  Type.Literal('button'),
  Type.Literal('widget'),
])

const ToolSettingsField = Type.Object(
  {
    tickers: Type.Optional(Type.Array(Ticker, { maxItems: 30, uniqueItems: true })),
    from: Type.Optional(Ticker),
    to: Type.Optional(Ticker),
    amount: Type.Optional(Type.String({ pattern: '^\\d{1,20}(\\.\\d{1,18})?$' })),
    theme: Type.Optional(
      Type.Union([Type.Literal('light'), Type.Literal('dark'), Type.Literal('default')]),
    ),
    size: Type.Optional(
      Type.Union([
        Type.Literal('300x250'),
        Type.Literal('728x90'),
        Type.Literal('160x600'),
        Type.Literal('320x50'),
        Type.Literal('970x250'),
      ]),
    ),
    language: Type.Optional(Type.String({ pattern: '^[a-z]{2}$' })),
    label: Type.Optional(Type.String({ maxLength: 64 })),
    sites: Type.Optional(
      Type.Array(Type.String({ pattern: '^https?://[a-z0-9.-]{1,253}(:\\d{1,5})?$' }), {
        maxItems: 20,
        uniqueItems: true,
        description: 'Of a widget: origins of the sites on which it earns. Empty: all.',
      }),
    ),
    page: Type.Optional(Type.Union([Type.Literal('exchange'), Type.Literal('buy')])),
    utmSource: Type.Optional(Type.String({ maxLength: 100 })),
    utmMedium: Type.Optional(Type.String({ maxLength: 100 })),
    utmCampaign: Type.Optional(Type.String({ maxLength: 100 })),
  },
  closed,
)

export const AffiliateToolOut = Type.Object({
  id: Type.String({ description: 'The ref id in the tool’s links.' }),
  type: ToolTypeField,
  name: Type.String(),
  settings: ToolSettingsField,
  isDisabled: Type.Boolean(),
  createdAt: DateTime,
})
export type AffiliateToolOut = Static<typeof AffiliateToolOut>

const ToolReply = Type.Object({ result: AffiliateToolOut })
const RefId = Type.String({ pattern: '^[2-9a-z]{14}$' })

/** What every affiliate is offered, or what was agreed with one. */
export const AffiliateTermsOut = Type.Object({
  shares: Type.Object({ exchange: Bps, widget: Bps, buy: Bps }),
  tiers: Type.Array(Type.Object({ turnoverUsd: Type.String(), shareBps: Bps })),
  purchaseRevenueBps: Type.Integer({
    description: 'What providers pay us of a purchase, in basis points. 0: purchases earn nothing.',
  }),
  feeBps: Type.Integer({ description: 'Our exchange fee, in basis points of what is exchanged.' }),
  click: Type.Union([Type.Literal('first'), Type.Literal('last')]),
  windowDays: Type.Integer(),
  isApprovedAtOnce: Type.Boolean(),
  paysMonthly: Type.Boolean(),
})
export type AffiliateTermsOut = Static<typeof AffiliateTermsOut>

export const AffiliateStatusReply = Type.Object({
  result: Type.Object({
    status: Type.Union([
      Type.Literal('none'),
      Type.Literal('applied'),
      Type.Literal('approved'),
      Type.Literal('refused'),
      Type.Literal('disabled'),
    ]),
    refId: Nullable(Type.String({ description: 'The ref id of own links. Null before approval.' })),
    reason: Nullable(Type.String({ description: 'Why the operator refused or disabled.' })),
    appliedAt: Nullable(DateTime),
    decidedAt: Nullable(DateTime),
    terms: AffiliateTermsOut,
  }),
})
export type AffiliateStatusReply = Static<typeof AffiliateStatusReply>

const Application = Type.Object({ website: OptionalText(200), about: OptionalText(2000) }, closed)

/** Joining the affiliate programme, and what affiliates show on other sites (EARN-01 to EARN-03, EARN-06). */
export const affiliateProgrammeCalls = {
  affiliateTerms: call({
    method: 'GET',
    path: '/affiliate/terms',
    summary: 'What the affiliate programme offers everyone.',
    access: 'public',
    reply: Type.Object({ result: AffiliateTermsOut }),
  }),
  affiliateStatus: call({
    method: 'GET',
    path: '/affiliate/affiliate-status',
    summary: 'The account’s part in the affiliate programme, and its terms.',
    access: 'account',
    reply: AffiliateStatusReply,
  }),
  affiliateApply: call({
    method: 'POST',
    path: '/affiliate/apply',
    summary: 'Applies to the affiliate programme. Applying again changes nothing unless refused.',
    access: 'account',
    limit: 'create',
    body: Application,
    reply: AffiliateStatusReply,
  }),
  affiliateBecomePartner: call({
    method: 'POST',
    path: '/affiliate/become-partner',
    summary: 'The same, with a website and a description.',
    access: 'account',
    limit: 'create',
    body: Type.Object(
      {
        website: Type.String({ minLength: 1, maxLength: 200 }),
        about: Type.String({ minLength: 1, maxLength: 2000 }),
      },
      closed,
    ),
    reply: AffiliateStatusReply,
  }),
  affiliateRefId: call({
    method: 'GET',
    path: '/affiliate/refid',
    summary: 'The ref id of an approved affiliate, by its merchant id.',
    access: 'public',
    query: Type.Object({ merchantId: Type.String({ pattern: '^[0-9a-f]{20}$' }) }, closed),
    failures: ['ref_id_unknown'],
    reply: Type.Object({ result: Type.Object({ refId: Type.String() }) }),
  }),
  affiliateWidget: call({
    method: 'GET',
    path: '/affiliate/widget',
    summary: 'Where a widget earns for an affiliate: by a tool’s ref id, or a merchant id.',
    access: 'public',
    query: Type.Object({ id: Type.String({ pattern: '^([2-9a-z]{14}|[0-9a-f]{20})$' }) }, closed),
    failures: ['ref_id_unknown'],
    reply: Type.Object({
      result: Type.Object({
        refId: Type.String(),
        sites: Type.Array(Type.String(), { description: 'Origins. Empty: every site.' }),
      }),
    }),
  }),
  affiliateClick: call({
    method: 'POST',
    path: '/affiliate/click',
    summary:
      'Counts a visit by an affiliate’s link. Keeps nothing of the visitor; replies which click counts and for how long.',
    access: 'own_site',
    limit: 'events',
    body: Type.Object({ refId: RefId }, closed),
    failures: ['ref_id_unknown'],
    reply: Type.Object({
      result: Type.Object({
        click: Type.Union([Type.Literal('first'), Type.Literal('last')]),
        windowDays: Type.Integer(),
      }),
    }),
  }),
  affiliateTools: call({
    method: 'GET',
    path: '/affiliate/get-tools',
    summary: 'The account’s tools, oldest first, and the coins that tools can be limited to.',
    access: 'account',
    reply: Type.Object({
      result: Type.Object({
        tools: Type.Array(AffiliateToolOut),
        tickers: Type.Array(Type.String()),
        mostNameCharacters: Type.Integer(),
      }),
    }),
  }),
  affiliateCreateTool: call({
    method: 'POST',
    path: '/affiliate/create-tool',
    summary: 'Creates a tool.',
    access: 'account',
    limit: 'create',
    body: Type.Object({ type: ToolTypeField, name: Type.String({ maxLength: 400 }) }, closed),
    failures: ['affiliate_missing', 'affiliate_not_approved', 'tool_name_malformed', 'tools_full'],
    reply: ToolReply,
  }),
  affiliateUpdateTool: call({
    method: 'POST',
    path: '/affiliate/update-tool',
    summary: 'Renames, changes, disables or enables a tool. Links of a disabled tool earn nothing.',
    access: 'account',
    limit: 'create',
    body: Type.Object(
      {
        id: RefId,
        name: Type.Optional(Type.String({ maxLength: 400 })),
        settings: Type.Optional(ToolSettingsField),
        isDisabled: Type.Optional(Type.Boolean()),
        type: Type.Optional(ToolTypeField),
      },
      closed,
    ),
    failures: [
      'affiliate_missing',
      'affiliate_not_approved',
      'tool_name_malformed',
      'tool_not_found',
      'tool_tickers_unknown',
    ],
    reply: ToolReply,
  }),
}
