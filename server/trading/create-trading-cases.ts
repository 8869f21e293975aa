import type { Currency } from '@causeway/core/currencies'
import { isNamed, tablePage } from '@causeway/core/paging'
import type { MarketSnapshot } from '@causeway/core/rates/market-snapshot'
import { fail, ok, type Result } from '@causeway/core/result'
import {
  coinSettings,
  policySettingNames,
  tradingText,
} from '@causeway/core/trading/trading-settings'
import { staffActor } from '../staff/staff-actor.ts'
import { type AskedChanges, askChanges, isAbout, undoingChanges } from './ask-changes.ts'
import { type ChangeTradingNeeds, changeTrading } from './change-trading.ts'
import type { TradingView } from './open-trading-view.ts'
import { checkPartners, checkPayer, pairFeesOf, payerFeesOf } from './payer-fees.ts'
import { planMaintenance, plannedFor } from './plan-maintenance.ts'
import { previewSamples } from './preview-samples.ts'
import type {
  AskedSetting,
  AskTradingFailure,
  CoinFilter,
  CoinLine,
  ShownSetting,
  TradingCases,
} from './trading-types.ts'

const COINS_ON_A_PAGE = 40
const REVISIONS_ON_A_PAGE = 20

type Needs = ChangeTradingNeeds & { readonly freshSnapshot: () => MarketSnapshot | null }

/** Coins, fees and limits as staff change them (OPS-10). */
export function createTradingCases(needs: Needs): TradingCases {
  const { freshSnapshot, trading } = needs
  return {
    coins: (filter) => coinsView(trading, filter),
    coin: (asset) => {
      const coin = trading.base.catalogue.find(asset)
      return coin === undefined || coin.isFiat ? null : lineOf(trading, coin)
    },
    fees: async () => ({
      settings: policySettingNames.map((setting) => shown(trading, setting)),
      pairs: pairFeesOf(trading.live),
      payers: await payerFeesOf(needs.database, trading.live),
    }),
    revisions: ({ about, page }) => {
      const all = trading
        .revisions()
        .filter((revision) => about === null || isAbout(revision, about))
        .toReversed()
      const { pages, shown: revisions } = tablePage(all, { page, size: REVISIONS_ON_A_PAGE })
      return { revisions, pages }
    },
    preview: async (asked, payer) => {
      const found = await checkedChanges(needs, asked)
      if (!found.ok) return found
      const known = payer === null ? ok(null) : await checkPayer(needs.database, payer)
      if (!known.ok) return known
      const { changes, terms } = found.value
      const both = { before: trading.live, after: terms }
      const samples = previewSamples(both, changes, { payer, snapshot: freshSnapshot() })
      return ok({ changes, samples })
    },
    intent: async (asked, reason) => {
      const found = await checkedChanges(needs, asked)
      return found.ok ? ok({ changes: found.value.changes, reason, takesBack: null }) : found
    },
    takeBackIntent: (number, reason) => {
      const undoing = undoingChanges(trading, number)
      return undoing.ok ? ok({ changes: undoing.value, reason, takesBack: number }) : undoing
    },
    maintenance: (asset) => {
      const coin = trading.base.catalogue.find(asset)
      return coin === undefined ? [] : plannedFor(needs, coin)
    },
    plan: (asked, who) => planMaintenance(needs, asked, who),
    close: async ({ asset, place, reason }, who) => {
      const coin = trading.base.catalogue.find(asset)
      if (coin === undefined || coin.isFiat) return fail({ code: 'coin_unknown' })
      if (reason.trim() === '') return fail({ code: 'reason_missing' })
      const switches = place === 'everywhere' ? ['from', 'to', 'fixed'] : [place]
      const off = switches.map((name) => ({
        setting: `coin.${coin.ticker}.${name}`,
        value: 'off',
      }))
      const found = askChanges(trading, off)
      if (!found.ok) return fail({ code: 'coin_closed' })
      const intent = { changes: found.value.changes, reason: reason.trim(), takesBack: null }
      const closed = await changeTrading(needs, intent, staffActor(who))
      return closed.ok ? ok(null) : fail({ code: 'trading_moved' })
    },
  }
}

async function checkedChanges(
  { database, trading }: Needs,
  asked: readonly AskedSetting[],
): Promise<Result<AskedChanges, AskTradingFailure>> {
  const found = askChanges(trading, asked)
  if (!found.ok) return found
  const known = await checkPartners(database, found.value.changes)
  return known.ok ? found : known
}

function coinsView(trading: TradingView, { isChanged, page, text }: CoinFilter) {
  const lines = trading.base.catalogue.lists.enabled
    .filter(({ isFiat }) => !isFiat)
    .map((coin) => lineOf(trading, coin))
  const isOther = ({ settings }: CoinLine) => settings.some(({ listed, value }) => listed !== value)
  const found = lines.filter(
    (line) => (!isChanged || isOther(line)) && isNamed([line.asset, line.name, line.network], text),
  )
  const { shown: coins, ...size } = tablePage(found, { page, size: COINS_ON_A_PAGE })
  return { coins, ...size, changedCount: lines.filter(isOther).length }
}

function lineOf(trading: TradingView, { name, protocol, ticker }: Currency): CoinLine {
  const settings = coinSettings.map((setting) => shown(trading, `coin.${ticker}.${setting}`))
  return { asset: ticker, name, network: protocol, settings }
}

function shown({ base, live }: TradingView, setting: string): ShownSetting {
  return {
    setting,
    value: tradingText(live, setting) ?? '',
    listed: tradingText(base, setting) ?? '',
  }
}
