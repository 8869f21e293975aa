import { amount } from '@causeway/core/money'
import type { UseCases } from '@causeway/server'
import type { ColdCoin } from '@causeway/server/cold-storage/cold-types'
import type { UnmatchedDeposit, WalletLine } from '@causeway/server/treasury/wallet-types'
import type {
  ColdCoinOut,
  staffCalls,
  UnmatchedDepositOut,
  WalletOut,
} from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { isoTime } from '../reference/iso-time.ts'
import { type DeskWords, deskWords } from './desk-order-out.ts'
import { freeCoinOut, ownSendOut } from './own-send-out.ts'
import { networkOf, proposedOut } from './staff-replies.ts'

type Needs = {
  readonly useCases: Pick<UseCases, 'backoffice' | 'catalogue'>
  readonly words: Wording
}
type Call = 'wallets' | 'wallet' | 'proposeColdMove'

/** Stock, addresses and cold storage (OPS-12). */
export function createWalletHandlers({
  useCases: { backoffice, catalogue },
  words,
}: Needs): Pick<HandlersOf<typeof staffCalls>, Call> {
  const sum = deskWords(catalogue)
  return {
    wallets: async ({ needsLook, page = '1', q }) => {
      const found = await backoffice.treasury.wallets({
        text: q || null,
        needsLook: needsLook === '1',
        page: Number(page),
      })
      return answer({
        at: isoTime(Date.now()),
        wallets: found.wallets.map((line) => walletOut(line, sum)),
        count: found.count,
        pages: found.pages,
        unmatched: found.unmatched.map((deposit) => unmatchedOut(deposit, sum)),
        cold: {
          coins: (await backoffice.cold.coins()).map((coin) => coldCoinOut(coin, sum)),
          moves: (await backoffice.cold.moves()).map((move) => ownSendOut(move, sum)),
        },
      })
    },
    wallet: async ({ asset }) => {
      const line = await backoffice.treasury.wallet(asset)
      if (line === null) return refuse({ code: 'coin_unknown' }, words)
      const confirmations = catalogue.find(asset)?.confirmations ?? 1
      return answer({ wallet: walletOut(line, sum), confirmations })
    },
    proposeColdMove: async (asked, { caller, staff }) => {
      const intent = await backoffice.cold.intent(asked)
      if (!intent.ok) return refuse(intent.failure, words)
      const { asset, reason } = asked
      const proposed = await backoffice.approvals.propose(
        { kind: 'wallet.cold', subject: `wallet:${asset}`, intent: intent.value, reason },
        staff,
        networkOf(caller),
      )
      return proposed.ok ? answer(proposedOut(proposed.value)) : refuse(proposed.failure, words)
    },
  }
}

function walletOut(
  { band, comparison, rebalance, scannedAt, ...line }: WalletLine,
  sum: DeskWords,
): WalletOut {
  const of = (units: bigint) => sum(amount(line.asset, units))
  return {
    ...line,
    stock: of(line.stock),
    unswept: of(line.unswept),
    comparison: comparison === null ? null : comparisonOut(comparison, of),
    promised: of(line.promised),
    incoming: of(line.incoming),
    outgoing: of(line.outgoing),
    owed: of(line.owed),
    available: of(line.available),
    band: { low: of(band.low), target: of(band.target), high: of(band.high) },
    rebalance: rebalance === null ? null : rebalanceOut(rebalance, of),
    scannedAt: scannedAt === null ? null : isoTime(scannedAt.getTime()),
  }
}

function rebalanceOut(
  { movable, side, units }: NonNullable<WalletLine['rebalance']>,
  of: (units: bigint) => string,
): NonNullable<WalletOut['rebalance']> {
  return { side, amount: of(units), movable: movable === null ? null : of(movable) }
}

function coldCoinOut({ addresses, held, ...coin }: ColdCoin, sum: DeskWords): ColdCoinOut {
  return { ...freeCoinOut(coin, sum), addresses: [...addresses], held: sum(held) }
}

function comparisonOut(
  { booked, chain, comparedAt, differsSince }: NonNullable<WalletLine['comparison']>,
  of: (units: bigint) => string,
): NonNullable<WalletOut['comparison']> {
  return {
    held: of(chain),
    booked: of(booked),
    difference: of(chain - booked),
    comparedAt: isoTime(comparedAt.getTime()),
    differsSince: differsSince === null ? null : isoTime(differsSince.getTime()),
  }
}

/** A payment that no order explains, as a reply. */
export function unmatchedOut(
  { asset, seenAt, units, ...deposit }: UnmatchedDeposit,
  sum: DeskWords,
): UnmatchedDepositOut {
  return { ...deposit, amount: sum(amount(asset, units)), seenAt: isoTime(seenAt.getTime()) }
}
