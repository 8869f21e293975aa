import type { AssetCode } from '@causeway/core/money'
import type { NotedAudit } from '../audit/note-audit-head.ts'
import type { FiatHealth } from '../fiat/index.ts'
import type { WalletComparison } from '../ledger/index.ts'
import type { MarketFeed } from '../rates/index.ts'
import { type Judgement, SLOW_ORDER_SECONDS } from './health-types.ts'

/** A worker without a successful run for this long is failing. */
const MOST_IDLE_MILLISECONDS = 90_000
/** Chains are looked at every half second: one that has not answered for this long is a warning. */
const CHAIN_SLOW_MILLISECONDS = 20_000
const DATABASE_SLOW_MILLISECONDS = 500
const SECOND = 1000
const MINUTE = 60
/** A payment on its way explains no difference that lasts longer. */
const LONG_DIFFERENCE_SECONDS = 10 * MINUTE
const HOUR = 3600

const green = (reason: string): Judgement => ({ state: 'green', reason })
const amber = (reason: string): Judgement => ({ state: 'amber', reason })
const red = (reason: string): Judgement => ({ state: 'red', reason })

/** `tookMilliseconds`: of one small question; `isMigrated` null: it could not be asked. */
export function judgeDatabase(asked: {
  readonly isMigrated: boolean | null
  readonly tookMilliseconds: number
  /** Kind of the error, never its words, which may hold a password. */
  readonly error?: string
}): Judgement {
  const { error, isMigrated, tookMilliseconds } = asked
  if (isMigrated === null) return red(`The database can’t be reached (${error ?? 'error'}).`)
  if (!isMigrated) return red('Migrations are missing: run npm run migrate.')
  const took = `Responds in ${Math.max(1, Math.round(tookMilliseconds))} ms.`
  return tookMilliseconds > DATABASE_SLOW_MILLISECONDS ? amber(`Slow. ${took}`) : green(took)
}

/** A failing source or a paused coin is a warning; without fresh prices nothing can be traded. */
export function judgePrices({
  ageSeconds,
  isWell,
  paused,
  sources,
}: ReturnType<MarketFeed['health']>): Judgement {
  const troubles = [
    ...(isWell ? [] : ['Prices are missing or too old to trade on.']),
    ...paused.map(({ asset, reason }) => `${asset} is paused (${reason.replaceAll('_', ' ')}).`),
    ...sources.flatMap(({ name, problem }) => (problem === null ? [] : [`${name}: ${problem}.`])),
  ]
  if (!isWell) return red(troubles.join(' '))
  if (troubles.length > 0) return amber(troubles.join(' '))
  return green(`Prices are ${Math.max(0, Math.round(ageSeconds))} s old.`)
}

/** A log that lacks what the signer noted was rewritten by somebody who can write to the database. */
export function judgeAudit(noted: NotedAudit): Judgement {
  if (noted.state === 'empty') return green('No entries yet.')
  const entry = `${noted.head.day} #${noted.head.number}`
  return noted.state === 'noted'
    ? green(`The signer has noted entry ${entry}.`)
    : red(`Entry ${entry} isn’t the one that the signer noted. Run operate -- audit verify.`)
}

type IdleWorker = { readonly name: string; readonly idleFor: number }

/** Workers that had no good turn lately are named. */
export function judgeWorkers(workers: readonly IdleWorker[]): Judgement {
  const stuck = workers
    .filter(({ idleFor }) => idleFor > MOST_IDLE_MILLISECONDS)
    .map(({ name }) => name)
  return stuck.length === 0
    ? green('All workers are running.')
    : red(`No successful run lately: ${stuck.join(', ')}.`)
}

/** `idleFor`: milliseconds since the node last answered. `height` null: the chain was never read. */
export function judgeChain(idleFor: number, height: number | null): Judgement {
  const read = height === null ? 'Not read yet.' : `Read to block ${height}.`
  if (idleFor <= CHAIN_SLOW_MILLISECONDS) return green(read)
  const reason = `The node hasn’t answered for ${duration(idleFor / SECOND)}. ${read}`
  return idleFor > MOST_IDLE_MILLISECONDS ? red(reason) : amber(reason)
}

/** `agreedSeconds`: since a worker last found that the signer knows no newer database; null: never yet. */
export function judgeSigner(agreedSeconds: number | null): Judgement {
  if (agreedSeconds === null) return red('The signer hasn’t confirmed this database yet.')
  const reason = `The signer last confirmed this database ${duration(agreedSeconds)} ago.`
  if (agreedSeconds > 3 * MINUTE) return red(reason)
  return agreedSeconds > MINUTE ? amber(reason) : green(reason)
}

/** What an operator has to look at stands first. */
export function judgeOrders(found: {
  readonly deadOrders: number
  readonly oldestUnpaidDepositSeconds: number
}): Judgement {
  const { deadOrders, oldestUnpaidDepositSeconds: waits } = found
  if (deadOrders > 0)
    return red(`${counted(deadOrders, 'order needs', 'orders need')} your attention.`)
  if (waits <= SLOW_ORDER_SECONDS) return green('All confirmed payments are being processed.')
  const reason = `A confirmed payment has been waiting for its payout for ${duration(waits)}.`
  return waits > HOUR ? red(reason) : amber(reason)
}

export function judgePayouts(found: {
  readonly deadTransfers: number
  readonly oldestUnconfirmedPayoutSeconds: number
}): Judgement {
  const { deadTransfers, oldestUnconfirmedPayoutSeconds: waits } = found
  if (deadTransfers > 0) {
    return red(`${counted(deadTransfers, 'transfer needs', 'transfers need')} your attention.`)
  }
  if (waits <= HOUR) return green('Payouts are confirmed in time.')
  const reason = `A payout has been waiting for its block for ${duration(waits)}.`
  return waits > 6 * HOUR ? red(reason) : amber(reason)
}

/** A halt of everything, or of signing, stops all payouts. */
export function judgeHalts(
  halts: readonly { readonly scope: string; readonly reason: string }[],
): Judgement {
  if (halts.length === 0) return green('Nothing is halted.')
  const reason = halts.map((halt) => `${halt.scope} is halted: ${halt.reason}.`).join(' ')
  const isAll = halts.some(({ scope }) => scope === 'all' || scope === 'signing')
  return isAll ? red(reason) : amber(reason)
}

export function judgeMail(found: {
  readonly waiting: number
  /** Age of the oldest that waits. */
  readonly oldestSeconds: number
  readonly failed: number
}): Judgement {
  const { failed, oldestSeconds, waiting } = found
  const waits = `${counted(waiting, 'email is waiting', 'emails are waiting')}, the oldest for ${duration(oldestSeconds)}.`
  if (oldestSeconds > HOUR) return red(waits)
  if (failed > 0) {
    return amber(`${counted(failed, 'email', 'emails')} could not be sent after all attempts.`)
  }
  return oldestSeconds > 5 * MINUTE ? amber(waits) : green('No email is delayed.')
}

/** `low`: coins with less in stock than the lower limit that the operator set. */
export function judgeWallets(low: readonly AssetCode[]): Judgement {
  if (low.length === 0) return green('No wallet is below the lower limit that you set.')
  return amber(`Below the lower limit that you set: ${named(low)}.`)
}

/** `now`: milliseconds since 1970, by the clock that the comparisons were dated with. */
export function judgeBooks(
  comparisons: ReadonlyMap<AssetCode, Pick<WalletComparison, 'differsSince'>>,
  now: number,
): Judgement {
  const differing = [...comparisons].flatMap(([asset, { differsSince }]) =>
    differsSince === null ? [] : [{ asset, seconds: (now - differsSince.getTime()) / SECOND }],
  )
  if (differing.length === 0) return green('The books match what the chains hold.')
  const longest = Math.max(0, ...differing.map(({ seconds }) => seconds))
  const coins = named(differing.map(({ asset }) => asset))
  const reason = `The books and the chain differ for ${coins}, the longest for ${duration(longest)}.`
  return longest > LONG_DIFFERENCE_SECONDS ? red(reason) : amber(reason)
}

const MOST_NAMED = 5

function named(assets: readonly AssetCode[]): string {
  const shown = assets.slice(0, MOST_NAMED).map((asset) => asset.toUpperCase())
  const rest = assets.length - shown.length
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ')
}

/** Null where there is no provider. */
export function judgeFiat(health: ReadonlyMap<string, FiatHealth>): Judgement | null {
  if (health.size === 0) return null
  const paused = [...health].filter(([, { isPaused }]) => isPaused).map(([provider]) => provider)
  if (paused.length === 0) return green('No provider is failing.')
  const reason = `Paused after repeated failures: ${paused.join(', ')}.`
  return paused.length === health.size ? red(reason) : amber(reason)
}

export function judgeDisk({
  freeBytes,
  totalBytes,
}: {
  readonly freeBytes: number
  readonly totalBytes: number
}): Judgement {
  const share = totalBytes === 0 ? 1 : freeBytes / totalBytes
  const reason = `${Math.round(freeBytes / 2 ** 30)} GB free (${Math.round(share * 100)} %).`
  if (share < 0.03) return red(reason)
  return share < 0.1 ? amber(reason) : green(reason)
}

/** `offSeconds`: the machine’s clock less the database’s. */
export function judgeClock(offSeconds: number): Judgement {
  const off = Math.abs(offSeconds)
  const reason = `This machine’s clock and the database’s differ by ${off.toFixed(1)} s.`
  if (off > 30) return red(reason)
  return off > 2 ? amber(reason) : green('The clocks match.')
}

function counted(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`
}

/** `40 seconds`, `3 minutes`, `2 hours`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  if (whole < 2 * MINUTE) return counted(whole, 'second', 'seconds')
  if (whole < 2 * HOUR) return counted(Math.round(whole / MINUTE), 'minute', 'minutes')
  return counted(Math.round(whole / HOUR), 'hour', 'hours')
}
