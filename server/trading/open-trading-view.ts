import { payerIn, policyFor } from '@causeway/core/quotes'
import { applyTrading } from '@causeway/core/trading/apply-trading'
import {
  readTradingSetting,
  type TradingTerms,
  type TradingTermsOf,
} from '@causeway/core/trading/trading-settings'
import type { Database } from '../db/index.ts'
import { liveTerms } from './live-terms.ts'
import { newestRevision, readRevisions } from './revision-store.ts'
import type { TradingRevision } from './trading-types.ts'

/** What the shop deals in by files, environment and the revisions of staff, kept up to date in this process. */
export type TradingView = {
  /** What files and environment say alone. */
  readonly base: TradingTerms
  /** What is in force, at any moment. */
  readonly live: TradingTerms
  /** What is in force where no revision has the version. */
  readonly termsOf: TradingTermsOf
  /** The settings that revisions have made, as in force. */
  readonly settings: () => ReadonlyMap<string, string>
  /** The oldest first. */
  readonly revisions: () => readonly TradingRevision[]
  /** Takes up what other processes have changed. */
  readonly refresh: () => Promise<void>
}

type Needs = {
  readonly database: Database
  readonly base: TradingTerms
  /** Told of a setting that files allow no longer: it is left out, and the shop runs. */
  readonly onIgnored: (setting: string) => void
}

/** Orders keep their revision for as long as they live; more than these are hardly in use at once. */
const KEPT = 16
const VERSION = /\.r(\d{1,9})$/

/** Reads all revisions, and keeps what follows from them. */
export async function openTradingView(needs: Needs): Promise<TradingView> {
  const { base, database } = needs
  let revisions: readonly TradingRevision[] = []
  let inForce = base
  const kept = new Map<number, TradingTerms>()

  const termsAt = (number: number): TradingTerms => {
    const known = kept.get(number)
    if (known !== undefined) return known
    const made = termsMadeOf(needs, settingsAt(revisions, number), number)
    kept.set(number, made)
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break
      kept.delete(oldest)
    }
    return made
  }

  const view: TradingView = {
    base,
    live: liveTerms(() => inForce),
    termsOf: (named) => {
      const { payer, version } = payerIn(named)
      const number = Number(VERSION.exec(version)?.[1] ?? 0)
      const terms = number > revisions.length ? inForce : number === 0 ? base : termsAt(number)
      return { ...terms, policy: policyFor(terms.policy, payer) }
    },
    settings: () => settingsAt(revisions, revisions.length),
    revisions: () => revisions,
    refresh: async () => {
      const newest = await newestRevision(database.direct())
      if (newest === revisions.length) return
      const added = await readRevisions(database.direct(), revisions.length)
      // Another refresh may have been quicker.
      const known = revisions.length
      revisions = [...revisions, ...added.filter(({ number }) => number > known)]
      inForce = termsAt(revisions.length)
    },
  }
  await view.refresh()
  return view
}

/** What the revisions up to a number say together. */
function settingsAt(
  revisions: readonly TradingRevision[],
  number: number,
): ReadonlyMap<string, string> {
  const settings = new Map<string, string>()
  for (const { changes } of revisions.slice(0, number)) {
    for (const { after, setting } of changes) {
      if (after === null) settings.delete(setting)
      else settings.set(setting, after)
    }
  }
  return settings
}

/** A coin that files name no longer, or a figure that they allow no longer, must not stop the shop. */
function termsMadeOf(
  { base, onIgnored }: Needs,
  settings: ReadonlyMap<string, string>,
  number: number,
): TradingTerms {
  const usable = new Map<string, string>()
  for (const [key, text] of settings) {
    if (readTradingSetting(base.catalogue, key, text).ok) usable.set(key, text)
    else onIgnored(key)
  }
  for (;;) {
    const applied = applyTrading(base, usable, `${base.policy.version}.r${number}`)
    if (applied.ok) return applied.value
    const [, ticker] = applied.failure.setting.split('.')
    onIgnored(applied.failure.setting)
    usable.delete(`coin.${ticker}.minimum`)
    usable.delete(`coin.${ticker}.networkFee`)
  }
}
