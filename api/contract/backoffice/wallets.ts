import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { Nullable } from '../fields.ts'
import { closed, PageNumber, SearchText, Ticked } from './fields.ts'

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

export const WalletOut = Type.Object({
  asset: Type.String(),
  network: Type.String(),
  address: Type.String({ description: 'Hot wallet.' }),
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
    }),
  }),
}
