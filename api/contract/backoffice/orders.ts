import { orderStates } from '@causeway/core/orders'
import { noteRoles } from '@causeway/core/staff/find-mentions'
import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { Nullable } from '../fields.ts'
import { closed } from './fields.ts'
import { NotedReply } from './note-mentions.ts'

const Coin = Type.String({ maxLength: 20, pattern: '^[a-z0-9]*$' })

const filter = {
  q: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'An id, code, address, transaction, e-mail, `subaccountId` of a partner’s order, or amount such as `0.1 btc`.',
    }),
  ),
  state: Type.Optional(Type.Enum(orderStates)),
  kind: Type.Optional(Type.Enum(['float', 'fixed'])),
  from: Type.Optional(Coin),
  to: Type.Optional(Coin),
}

const Sum = Type.String({ description: 'Amount and coin: `0.1 BTC`.' })
const Address = Type.Object({ address: Type.String(), extraId: Nullable(Type.String()) })

export const DeskOrderRow = Type.Object({
  id: Type.String(),
  publicCode: Type.String(),
  kind: Type.Enum(['float', 'fixed']),
  state: Type.Enum(orderStates),
  holdReason: Nullable(Type.String()),
  from: Sum,
  to: Sum,
  isPartners: Type.Boolean(),
  createdAt: Type.String(),
})
export type DeskOrderRow = Static<typeof DeskOrderRow>

const Settlement = Type.Object({
  kind: Type.Enum(['payout', 'refund']),
  amountIn: Sum,
  amountOut: Sum,
  gross: Sum,
  exchangeFee: Sum,
  networkFee: Sum,
  partnerFee: Sum,
  affiliateFee: Sum,
  ourFee: Sum,
  snapshotId: Nullable(Type.String()),
  at: Type.String(),
  takenBackAt: Nullable(Type.String()),
})

const Transfer = Type.Object({
  kind: Type.String(),
  state: Type.String(),
  amount: Sum,
  destination: Type.String(),
  attempts: Type.Integer(),
  lastError: Nullable(Type.String()),
  createdAt: Type.String(),
  confirmedAt: Nullable(Type.String()),
  transactions: Type.Array(
    Type.Object({
      txId: Type.String(),
      fee: Nullable(Sum),
      payments: Type.Integer({
        description:
          'How many payouts and refunds the transaction pays; each bears an equal part of its fee.',
      }),
      createdAt: Type.String(),
    }),
  ),
})

export const DeskOrderOut = Type.Object({
  ...DeskOrderRow.properties,
  email: Nullable(
    Type.String({ description: 'Shortened for roles that do not write to customers.' }),
  ),
  accountId: Nullable(Type.String()),
  partnerId: Nullable(Type.String()),
  payIn: Address,
  destination: Address,
  refund: Nullable(Address),
  payUntil: Type.String(),
  endedAt: Nullable(Type.String()),
  isHeldByStaff: Type.Boolean({
    description: 'Staff stopped it by hand: it goes on hold once its payment is confirmed.',
  }),
  may: Type.Object(
    { release: Type.Boolean(), exchange: Type.Boolean(), refundPart: Type.Boolean() },
    { description: 'What can be proposed about it now.' },
  ),
  held: Sum,
  refundFee: Sum,
  lastError: Nullable(Type.String()),
  quoted: Type.Object({
    gross: Sum,
    exchangeFee: Sum,
    networkFee: Sum,
    snapshotId: Type.String(),
    policyVersion: Type.String(),
  }),
  timeline: Type.Array(
    Type.Object({
      at: Type.String(),
      kind: Type.String(),
      state: Type.String(),
      facts: Type.String({ description: 'JSON.' }),
    }),
  ),
  deposits: Type.Array(
    Type.Object({
      txId: Type.String(),
      amount: Sum,
      state: Type.String(),
      confirmations: Type.Integer(),
      needed: Type.Integer(),
      seenAt: Type.String(),
    }),
  ),
  settlements: Type.Array(Settlement),
  transfers: Type.Array(Transfer),
  ledger: Type.Array(
    Type.Object({ at: Type.String(), kind: Type.String(), account: Type.String(), amount: Sum }),
  ),
  screenings: Type.Array(
    Type.Object({
      direction: Type.String(),
      address: Type.String(),
      score: Nullable(Type.Number()),
      isListed: Nullable(Type.Boolean()),
      reason: Nullable(Type.String()),
    }),
  ),
  similar: Type.Array(DeskOrderRow),
})
export type DeskOrderOut = Static<typeof DeskOrderOut>

/** The order desk (OPS-09). */
export const deskCalls = {
  deskOrders: call({
    method: 'GET',
    path: '/backoffice/orders',
    summary: 'Finds orders by id, code, address, transaction, email or amount, newest first.',
    access: 'staff',
    roles: ['viewer', 'support', 'compliance', 'treasury', 'finance', 'administrator'],
    query: Type.Object(
      { ...filter, cursor: Type.Optional(Type.String({ maxLength: 40 })) },
      closed,
    ),
    reply: Type.Object({
      orders: Type.Array(DeskOrderRow),
      nextCursor: Nullable(Type.String()),
    }),
  }),
  deskOrdersCsv: call({
    method: 'GET',
    path: '/backoffice/orders.csv',
    summary: 'The same as a CSV file, all orders.',
    access: 'staff',
    roles: ['compliance', 'finance', 'administrator'],
    query: Type.Object(filter, closed),
    reply: null,
    mediaType: 'text/csv',
    isHttpOnly: true,
  }),
  deskOrder: call({
    method: 'GET',
    path: '/backoffice/orders/{code}',
    summary: 'Everything about one order. Reading it is an entry of the audit log.',
    access: 'staff',
    roles: ['viewer', 'support', 'compliance', 'treasury', 'finance', 'administrator'],
    failures: ['order_not_found'],
    reply: DeskOrderOut,
  }),
  deskNotes: call({
    method: 'GET',
    path: '/backoffice/orders/{code}/notes',
    summary: 'Notes of staff about an order, newest first.',
    access: 'staff',
    roles: noteRoles,
    reply: Type.Object({
      notes: Type.Array(
        Type.Object({ at: Type.String(), actor: Type.String(), text: Type.String() }),
      ),
    }),
  }),
  deskNote: call({
    method: 'POST',
    path: '/backoffice/orders/{code}/notes',
    summary: 'Leaves a note for colleagues; `@` and a name or an email address mentions one.',
    access: 'staff',
    roles: noteRoles,
    body: Type.Object({ text: Type.String({ minLength: 1, maxLength: 2000 }) }, closed),
    failures: ['note_malformed', 'order_not_found', 'too_many_mentions'],
    reply: NotedReply,
  }),
}
