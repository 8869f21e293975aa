import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import type { Clock } from '@causeway/core/ports'
import { type FiatHttp, type Kept, keepFor } from '../../fiat-wire/index.ts'

/** What Binance agrees with a partner, and what it is reached by. There is no public host and no sandbox. */
export type BinanceNeeds = FiatHttp & {
  /** As Binance names it to the partner; without a slash at its end. */
  readonly apiUrl: string
  readonly clientId: string
  readonly accessToken: string
  /** Our RSA key that calls are signed with, PEM; Binance has its public half. */
  readonly privateKey: string
  /** Binance's RSA key that its messages are signed with, PEM. */
  readonly webhookKey: string
  readonly merchantCode: string
  readonly merchantName: string
  /** Whether Binance lets us forbid the person to change what was ordered on its page. */
  readonly mayLockOrders: boolean
  readonly clock: Clock
}

/** What Binance deals in: money of states, coins, and what it says of each coin's networks. */
export type BinanceLists = {
  readonly fiats: readonly unknown[]
  readonly coins: readonly unknown[]
  readonly networks: readonly unknown[]
}

/** An adapter of Binance with its keys read, and what it remembers between questions. */
export type Binance = BinanceNeeds & {
  readonly signingKey: KeyObject
  readonly verifyingKey: KeyObject
  readonly lists: Kept<BinanceLists>
}

const LISTS_KEPT_MILLISECONDS = 10 * 60_000

/** Starts with nothing remembered. Throws where a key is no PEM. */
export function openBinance(needs: BinanceNeeds): Binance {
  return {
    ...needs,
    signingKey: createPrivateKey(needs.privateKey),
    verifyingKey: createPublicKey(needs.webhookKey),
    lists: keepFor(needs.clock, LISTS_KEPT_MILLISECONDS),
  }
}
