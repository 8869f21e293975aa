import Type, { type Static } from 'typebox'
import { UserExportReply } from '../accounts/user.ts'
import { call } from '../call.ts'
import { Nullable } from '../fields.ts'
import { closed, Done, ProposedReply, Reason } from './fields.ts'
import { DeskOrderRow } from './orders.ts'

const Search = Type.Optional(
  Type.String({
    maxLength: 320,
    description: 'An e-mail address or its beginning, an account’s id, or an order’s code.',
  }),
)

export const CustomerRow = Type.Object({
  id: Type.String(),
  email: Nullable(Type.String({ description: 'Null once erased.' })),
  createdAt: Type.String(),
  isVerified: Type.Boolean(),
  hasSecondFactor: Type.Boolean(),
  isLocked: Type.Boolean(),
})
export type CustomerRow = Static<typeof CustomerRow>

const signIn = {
  at: Type.String(),
  method: Type.String(),
  device: Type.String(),
  country: Nullable(Type.String()),
  network: Nullable(Type.String()),
}

export const CustomerOut = Type.Object({
  ...CustomerRow.properties,
  verifiedAt: Nullable(Type.String()),
  erasedAt: Nullable(Type.String()),
  locked: Nullable(Type.Object({ at: Type.String(), reason: Type.String() })),
  suspectedAt: Nullable(
    Type.String({ description: 'Since when the password counts on known devices only.' }),
  ),
  language: Nullable(Type.String()),
  isSubscribed: Type.Boolean(),
  hasPassword: Type.Boolean(),
  passkeys: Type.Integer(),
  socialAccounts: Type.Array(Type.String()),
  orders: Type.Array(DeskOrderRow, { description: 'The newest.' }),
  orderCount: Type.Integer(),
  fiatOrderCount: Type.Integer(),
  sessions: Type.Array(Type.Object({ ...signIn, id: Type.String(), seenAt: Type.String() })),
  signIns: Type.Array(Type.Object(signIn), { description: 'The newest of the last 90 days.' }),
  affiliate: Nullable(Type.Object({ refId: Type.String(), state: Type.String() })),
  partner: Nullable(Type.Object({ name: Type.String(), isDisabled: Type.Boolean() })),
  openOrders: Type.Array(Type.String(), {
    description: 'Codes of orders that keep the customer from being erased.',
  }),
  isOwedCommission: Type.Boolean(),
})
export type CustomerOut = Static<typeof CustomerOut>

const Reasoned = Type.Object({ reason: Reason }, closed)

/** The customers desk (OPS-16): support reads and proposes, administrators act. */
export const customerCalls = {
  customers: call({
    method: 'GET',
    path: '/backoffice/customers',
    summary:
      'Finds customers by email, account id or an order’s code, newest first. An entry of the audit log.',
    access: 'staff',
    roles: ['support', 'compliance', 'administrator'],
    query: Type.Object(
      { q: Search, cursor: Type.Optional(Type.String({ maxLength: 40 })) },
      closed,
    ),
    reply: Type.Object({
      customers: Type.Array(CustomerRow),
      nextCursor: Nullable(Type.String()),
    }),
  }),
  customersCsv: call({
    method: 'GET',
    path: '/backoffice/customers.csv',
    summary: 'The same as a CSV file, all customers.',
    access: 'staff',
    roles: ['administrator'],
    query: Type.Object({ q: Search }, closed),
    reply: null,
    mediaType: 'text/csv',
    isHttpOnly: true,
  }),
  customer: call({
    method: 'GET',
    path: '/backoffice/customers/{id}',
    summary: 'Everything about one customer. Reading it is an entry of the audit log.',
    access: 'staff',
    roles: ['support', 'compliance', 'administrator'],
    failures: ['customer_unknown'],
    reply: CustomerOut,
  }),
  customerLock: call({
    method: 'POST',
    path: '/backoffice/customers/{id}/lock',
    summary: 'Locks an account: all sessions end, and signing in is refused. Orders continue.',
    access: 'staff',
    roles: ['administrator'],
    body: Reasoned,
    failures: ['customer_unknown', 'customer_locked', 'reason_missing'],
    reply: Done,
  }),
  customerUnlock: call({
    method: 'POST',
    path: '/backoffice/customers/{id}/unlock',
    summary: 'Unlocks an account.',
    access: 'staff',
    roles: ['administrator'],
    needsStepUp: true,
    body: Reasoned,
    failures: ['customer_unknown', 'customer_not_locked', 'reason_missing'],
    reply: Done,
  }),
  customerEndSessions: call({
    method: 'POST',
    path: '/backoffice/customers/{id}/sessions/end',
    summary: 'Ends one session of a customer, or all of them.',
    access: 'staff',
    roles: ['administrator'],
    body: Type.Object({ session: Nullable(Type.String({ maxLength: 40 })) }, closed),
    failures: ['customer_unknown'],
    reply: Done,
  }),
  customerExport: call({
    method: 'GET',
    path: '/backoffice/customers/{id}/export',
    summary:
      'All data kept about a customer, the same as their own export. An entry of the audit log.',
    access: 'staff',
    roles: ['administrator'],
    needsStepUp: true,
    failures: ['customer_unknown'],
    reply: UserExportReply,
    download: 'customer-data.json',
  }),
  proposeSecondFactorReset: call({
    method: 'POST',
    path: '/backoffice/customers/{id}/second-factor/reset',
    summary: 'Proposes to turn off the second factor of a customer who lost it.',
    access: 'staff',
    roles: ['support', 'administrator'],
    needsStepUp: true,
    body: Reasoned,
    failures: ['customer_unknown', 'second_factor_off', 'reason_missing'],
    reply: ProposedReply,
  }),
  proposeErasure: call({
    method: 'POST',
    path: '/backoffice/customers/{id}/erase',
    summary: 'Proposes to erase a customer’s personal data.',
    access: 'staff',
    roles: ['support', 'administrator'],
    needsStepUp: true,
    body: Reasoned,
    failures: ['customer_unknown', 'customer_orders_open', 'customer_payout_due', 'reason_missing'],
    reply: ProposedReply,
  }),
}
