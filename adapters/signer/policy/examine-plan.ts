import type { PayInAddress, TransferPlan } from '@causeway/core/ports'
import { planHash } from '../plan-facts.ts'
import { type RefusalReason, SigningRefused } from '../signing-refused.ts'
import type {
  RecordedIntent,
  RecordedPayout,
  RecordedSend,
  RecordedSettlement,
} from './recorded-intent.ts'

/** Our own addresses, derived from public keys or configured: not from anything that the database says. */
export type OwnAddresses = {
  readonly hotWallet: (network: string, asset: string) => string
  readonly payIn: (network: string, asset: string, index: number) => string
  /** Whether the operator named an address as cold storage of a coin, where the signer runs. */
  readonly isColdStorage: (asset: string, place: PayInAddress) => boolean
}

/**
 * Throws SigningRefused unless the database holds the transfer exactly as it is asked to be signed, its turn has come,
 * nothing halts it, and it pays what was ordered to whom it was ordered for, our own address, or one of cold storage.
 */
export function examinePlan(
  plan: TransferPlan,
  recorded: RecordedIntent | null,
  own: OwnAddresses,
): void {
  const { transferId } = plan.intent
  if (recorded === null) {
    throw new SigningRefused('transfer_unknown', `The database has no transfer ${transferId}`)
  }
  const check = checksOf(transferId)
  const [halt] = recorded.halts
  check(halt === undefined, 'halted', `${halt} is halted`)
  assertSameIntent(plan, recorded)
  const due =
    plan.attempt === 1
      ? recorded.state === 'reserved'
      : recorded.state === 'broadcast' || recorded.state === 'signed'
  check(due, 'transfer_not_due', `it is ${recorded.state}, attempt ${plan.attempt}`)
  check(
    recorded.plan !== null && planHash(recorded.plan) === planHash(plan),
    'plan_not_saved',
    'another plan, or none, is saved for it',
  )
  assertAllowed(plan, recorded, own)
}

type Check = (holds: boolean, reason: RefusalReason, message: string) => void

function checksOf(transferId: string): Check {
  return (holds, reason, message) => {
    if (!holds) throw new SigningRefused(reason, `Transfer ${transferId}: ${message}`)
  }
}

function assertSameIntent({ intent, attempt }: TransferPlan, recorded: RecordedIntent): void {
  const asked = {
    kind: intent.kind,
    network: intent.network,
    source: intent.source,
    asset: intent.amount.asset,
    units: intent.amount.units,
    destination: intent.destination,
    extraId: intent.extraId,
    newAccountKey: intent.newAccountKey ?? null,
    record: intent.record,
    attempt,
  }
  const check = checksOf(intent.transferId)
  check(asked.kind === recorded.kind, 'transfer_differs', 'the database has another kind')
  check(asked.network === recorded.network, 'transfer_differs', 'the database has another network')
  check(asked.source === recorded.source, 'transfer_differs', 'the database has another source')
  check(asked.asset === recorded.asset, 'transfer_differs', 'the database has another asset')
  check(asked.units === recorded.units, 'transfer_differs', 'the database has another sum')
  const sameTarget =
    asked.destination === recorded.destination &&
    asked.extraId === recorded.extraId &&
    asked.newAccountKey === recorded.newAccountKey
  check(sameTarget, 'transfer_differs', 'the database has another destination')
  check(asked.record === recorded.record, 'transfer_differs', 'the database has another record')
  check(attempt === recorded.attempt, 'transfer_differs', 'the database has another attempt')
}

function assertAllowed(plan: TransferPlan, recorded: RecordedIntent, own: OwnAddresses): void {
  const { kind, source, amount, network, destination, extraId, transferId } = plan.intent
  const check = checksOf(transferId)
  const { asset, units } = amount
  const toHotWallet = destination === own.hotWallet(network, asset) && extraId === null
  const fills = kind === 'filler' && units === 0n && plan.reservation.kind === 'nonce'
  check(units > 0n || fills, 'nothing_to_send', 'its sum is nothing')
  check(source === 'hot' || kind === 'sweep', 'source_not_allowed', 'only sweeps empty a pay-in')
  const makesAccount = plan.intent.newAccountKey !== undefined
  check(!makesAccount || kind === 'payout', 'settlement_differs', 'only payouts make accounts')
  switch (kind) {
    case 'sweep':
      check(toHotWallet, 'not_our_wallet', 'a sweep goes to us')
      break
    case 'filler':
      check(fills, 'transfer_differs', 'a filler sends nothing and uses a nonce')
      check(toHotWallet, 'not_our_wallet', 'a filler goes to us')
      break
    case 'gas': {
      const addresses = recorded.plannedSweeps.map((index) => own.payIn(network, asset, index))
      const feeds = addresses.includes(destination) && extraId === null
      check(feeds, 'sweep_unknown', 'no planned sweep needs this gas')
      break
    }
    case 'commission':
      assertRequested(plan, recorded.payout)
      break
    case 'return':
    case 'hand':
      assertDecided(plan, recorded.decided)
      break
    case 'cold': {
      const isCold = own.isColdStorage(asset, { address: destination, extraId })
      check(isCold, 'not_cold_storage', 'COLD_ADDRESSES does not name its destination')
      assertDecided(plan, recorded.decided)
      break
    }
    case 'payout':
    case 'refund':
      assertOwed(plan, recorded.settlement)
  }
}

function assertRequested({ intent }: TransferPlan, payout: RecordedPayout | null): void {
  const { amount, destination, extraId, transferId } = intent
  const check = checksOf(transferId)
  if (payout === null) {
    throw new SigningRefused('settlement_unknown', `Transfer ${transferId} pays no commission`)
  }
  check(payout.isOpen, 'settlement_taken_back', 'its payout is not open')
  check(
    payout.asset === amount.asset && payout.units === amount.units,
    'settlement_differs',
    'its payout is of another sum or asset',
  )
  check(
    payout.destination === destination && extraId === null,
    'settlement_differs',
    'its payout names another destination',
  )
  check(payout.isBooked, 'settlement_differs', 'the ledger holds another sum for it')
}

function assertDecided({ intent }: TransferPlan, decided: RecordedSend | null): void {
  const { amount, destination, extraId, network, transferId } = intent
  const check = checksOf(transferId)
  if (decided === null) {
    throw new SigningRefused(
      'settlement_unknown',
      `Transfer ${transferId} was not decided by staff`,
    )
  }
  check(decided.isOpen, 'settlement_taken_back', 'what staff decided is not open')
  check(
    decided.network === network && decided.asset === amount.asset && decided.units === amount.units,
    'settlement_differs',
    'staff decided on another sum or asset',
  )
  check(
    decided.destination === destination && decided.extraId === extraId,
    'settlement_differs',
    'staff decided on another destination',
  )
  check(decided.isBooked, 'settlement_differs', 'the ledger holds another sum for it')
  check(decided.isCovered, 'deposits_not_deep', 'its payment is missing or not deep enough')
}

function assertOwed({ intent }: TransferPlan, settlement: RecordedSettlement | null): void {
  const { kind, network, amount, destination, extraId, transferId } = intent
  const check = checksOf(transferId)
  if (settlement === null) {
    throw new SigningRefused('settlement_unknown', `Transfer ${transferId} settles no order`)
  }
  const { ordered } = settlement
  check(!settlement.takenBack, 'settlement_taken_back', 'its settlement was taken back')
  check(
    settlement.kind === kind &&
      settlement.asset === amount.asset &&
      ordered.asset === amount.asset &&
      ordered.network === network &&
      settlement.units === amount.units,
    'settlement_differs',
    'its settlement is of another sum, asset or kind',
  )
  check(
    ordered.destination === destination && ordered.extraId === extraId,
    'settlement_differs',
    'its order names another destination',
  )
  // A further payout of the order makes none: the first one did.
  const { newAccountKey } = intent
  check(
    newAccountKey === undefined || newAccountKey === ordered.newAccountKey,
    'settlement_differs',
    'its order names another owner of the new account',
  )
  check(settlement.otherTransfers === 0, 'settled_twice', 'its settlement has another transfer')
  check(
    settlement.deposits > 0 && settlement.shallowDeposits === 0,
    'deposits_not_deep',
    'a deposit that it rests on is missing or not deep enough',
  )
  check(
    !settlement.waitsForPayout,
    'payout_not_confirmed',
    'it sends back what a payout left over that is not confirmed',
  )
}
