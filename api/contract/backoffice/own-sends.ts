import Type from 'typebox'
import { addressFailures } from '../failure-groups.ts'
import { Nullable } from '../fields.ts'
import { Reason } from './fields.ts'

/** Where coins of the shop may go, and how much: parts of calls about moves to cold storage and payouts by hand. */
export const ownSendBody = {
  asset: Type.String({ maxLength: 40 }),
  amount: Type.String({ maxLength: 100 }),
  address: Type.String({ minLength: 1, maxLength: 200 }),
  extraId: Nullable(Type.String({ maxLength: 100 })),
  reason: Reason,
}

export const ownSendFailures = [
  ...addressFailures,
  'above_free',
  'amount_malformed',
  'coin_unknown',
  'reason_missing',
  'send_made',
  'send_too_small',
] as const

/** What of a coin may be sent. */
export const freeCoinFields = {
  asset: Type.String(),
  network: Type.String(),
  free: Type.String({ description: 'What may be sent now: `0.1 BTC`.' }),
  networkFee: Type.String({ description: 'What the network is expected to take, on top.' }),
  feeCoin: Type.String({ description: 'Coin that the network takes its fee in.' }),
}

/** Coins on their way, or sent. */
export const ownSendFields = {
  id: Type.String(),
  network: Type.String(),
  amount: Type.String({ description: 'Amount and coin: `0.1 BTC`.' }),
  address: Type.String(),
  extraId: Nullable(Type.String()),
  reason: Type.String(),
  state: Type.Enum(['sending', 'finished', 'undone'], {
    description: 'Undone: nothing could be sent, and the coins are in the hot wallet.',
  }),
  transaction: Nullable(Type.String()),
  decidedAt: Type.String(),
  endedAt: Nullable(Type.String()),
}
