import type { OwnSendView } from '@causeway/server/own-sends/own-send-types'
import type { FreeCoin } from '@causeway/server/own-sends/read-free'
import type { ColdMoveOut, HandCoinOut } from '../../contract/index.ts'
import { isoTime } from '../reference/iso-time.ts'
import type { DeskWords } from './desk-order-out.ts'

/** Coins that staff sent, as a reply. */
export function ownSendOut(
  { decidedAt, endedAt, sent, txId, ...send }: OwnSendView,
  sum: DeskWords,
): ColdMoveOut {
  return {
    ...send,
    amount: sum(sent),
    transaction: txId,
    decidedAt: isoTime(decidedAt.getTime()),
    endedAt: endedAt === null ? null : isoTime(endedAt.getTime()),
  }
}

/** What of a coin may be sent, as a reply. */
export function freeCoinOut(
  { asset, feeAsset, free, network, networkFee }: FreeCoin,
  sum: DeskWords,
): Omit<HandCoinOut, 'memoName' | 'left'> {
  return { asset, network, free: sum(free), networkFee: sum(networkFee), feeCoin: feeAsset }
}
