import { amount } from '@causeway/core/money'
import type { UseCases } from '@causeway/server'
import type { UnmatchedDeposit, WalletLine } from '@causeway/server/treasury/wallet-types'
import type { staffCalls, UnmatchedDepositOut, WalletOut } from '../../contract/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { isoTime } from '../reference/iso-time.ts'
import { type DeskWords, deskWords } from './desk-order-out.ts'

type Needs = { readonly useCases: Pick<UseCases, 'backoffice' | 'catalogue'> }

/** Stock and addresses (OPS-12). */
export function createWalletHandlers({
  useCases: { backoffice, catalogue },
}: Needs): Pick<HandlersOf<typeof staffCalls>, 'wallets'> {
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
      })
    },
  }
}

function walletOut(
  { band, comparison, scannedAt, ...line }: WalletLine,
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
    scannedAt: scannedAt === null ? null : isoTime(scannedAt.getTime()),
  }
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
