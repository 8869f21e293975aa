import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { Nullable } from '../fields.ts'
import { closed, PageNumber, ProposedReply, SearchText, Ticked } from './fields.ts'
import { freeCoinFields, ownSendBody, ownSendFailures, ownSendFields } from './own-sends.ts'

const Sum = Type.String({ description: 'Amount and coin: `0.1 BTC`.' })

const WalletComparisonOut = Type.Object(
  {
    held: Sum,
    booked: Sum,
    difference: Type.String({ description: 'What the chain has more than the books: `-0.1 BTC`.' }),
    comparedAt: Type.String(),
    differsSince: Nullable(
      Type.String({ description: 'Null while what is on its way explains the difference.' }),
    ),
  },
  { description: 'What the chain held at the shop’s addresses, next to the books.' },
)

const RebalanceOut = Type.Object(
  {
    side: Type.Enum(['above', 'below'], { description: 'On which side of its band stock is.' }),
    amount: Type.String({ description: 'From there to the target: `0.1 BTC`.' }),
    movable: Nullable(
      Type.String({
        description:
          'What of it can be moved to cold storage now; null below the band, or if COLD_ADDRESSES has no address for the coin.',
      }),
    ),
  },
  { description: 'What brings stock outside its band back to the target.' },
)

export const WalletOut = Type.Object({
  asset: Type.String(),
  network: Type.String(),
  address: Type.String({ description: 'Hot wallet.' }),
  isShared: Type.Boolean({
    description:
      'Customers pay this address too, with memos: a payment without one is unmatched, not the shop’s own.',
  }),
  stock: Sum,
  unswept: Sum,
  comparison: Nullable(WalletComparisonOut),
  promised: Sum,
  incoming: Sum,
  outgoing: Sum,
  owed: Sum,
  available: Sum,
  band: Type.Object({ low: Sum, target: Sum, high: Sum }),
  status: Type.Enum(['low', 'ok', 'high'], { description: 'Where stock is to its band.' }),
  rebalance: Nullable(RebalanceOut),
  height: Nullable(Type.Integer()),
  scannedAt: Nullable(Type.String()),
  halt: Nullable(Type.String()),
})
export type WalletOut = Static<typeof WalletOut>

export const UnmatchedDepositOut = Type.Object({
  network: Type.String(),
  txId: Type.String(),
  outputIndex: Type.Integer(),
  amount: Sum,
  address: Type.String(),
  extraId: Nullable(Type.String()),
  state: Type.String(),
  seenAt: Type.String(),
})
export type UnmatchedDepositOut = Static<typeof UnmatchedDepositOut>

const ColdAddressOut = Type.Object({ address: Type.String(), extraId: Nullable(Type.String()) })

export const ColdCoinOut = Type.Object(
  {
    ...freeCoinFields,
    addresses: Type.Array(ColdAddressOut, {
      description: 'As the operator configured them: nothing is moved elsewhere.',
    }),
    held: Type.String({ description: 'In cold storage by the books, with what is on its way.' }),
  },
  { description: 'A coin with cold storage.' },
)
export type ColdCoinOut = Static<typeof ColdCoinOut>

export const ColdMoveOut = Type.Object(ownSendFields)
export type ColdMoveOut = Static<typeof ColdMoveOut>

/** Stock and addresses (OPS-12). */
export const walletCalls = {
  wallets: call({
    method: 'GET',
    path: '/backoffice/wallets',
    summary: 'Stock, addresses and scans of every coin, and unmatched deposits.',
    access: 'staff',
    roles: ['viewer', 'treasury', 'finance', 'administrator'],
    query: Type.Object({ q: SearchText, needsLook: Ticked, page: PageNumber }, closed),
    reply: Type.Object({
      at: Type.String(),
      wallets: Type.Array(WalletOut),
      count: Type.Integer(),
      pages: Type.Integer(),
      unmatched: Type.Array(UnmatchedDepositOut),
      cold: Type.Object({
        coins: Type.Array(ColdCoinOut),
        moves: Type.Array(ColdMoveOut, { description: 'The newest fifty.' }),
      }),
    }),
  }),
  wallet: call({
    method: 'GET',
    path: '/backoffice/wallets/{asset}',
    summary: 'The wallet of one coin, and where to send what it needs.',
    access: 'staff',
    roles: ['viewer', 'treasury', 'finance', 'administrator'],
    failures: ['coin_unknown'],
    reply: Type.Object({
      wallet: WalletOut,
      confirmations: Type.Integer({
        description: 'After so many a payment to the hot wallet is in stock.',
      }),
    }),
  }),
  proposeColdMove: call({
    method: 'POST',
    path: '/backoffice/wallets/cold',
    summary: 'Proposes to move coins to an address of the shop’s cold storage.',
    access: 'staff',
    roles: ['treasury', 'administrator'],
    needsStepUp: true,
    body: Type.Object(ownSendBody, closed),
    failures: [...ownSendFailures, 'cold_address_unknown'],
    reply: ProposedReply,
  }),
}
