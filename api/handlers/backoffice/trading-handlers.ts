import { formatUnits } from '@causeway/core/money'
import { coinSettings } from '@causeway/core/trading/trading-settings'
import type { UseCases } from '@causeway/server'
import type {
  CoinLine,
  RevisionsView,
  Sample,
  SampleOutcome,
  TradingIntent,
} from '@causeway/server/trading/trading-types'
import type { CoinOut, RevisionOut, SampleOut, staffCalls } from '../../contract/index.ts'
import { refuse, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { isoTime } from '../reference/iso-time.ts'
import type { AskingStaff } from './asking-staff.ts'
import { networkOf, proposedOut, staffAtWork } from './staff-replies.ts'

type Needs = {
  readonly useCases: Pick<UseCases, 'backoffice' | 'catalogue'>
  readonly words: Wording
}
type Handlers = HandlersOf<typeof staffCalls>
type ReadingCall = 'deskCoins' | 'deskCoin' | 'deskFees' | 'previewTrading'
type ActingCall = 'closeCoin' | 'planMaintenance' | 'proposeTrading' | 'proposeTakeBack'

/** Coins, fees and limits (OPS-10). */
export function createTradingHandlers(needs: Needs): Pick<Handlers, ReadingCall | ActingCall> {
  const { useCases, words } = needs
  const { trading } = useCases.backoffice
  return {
    deskCoins: async ({ changed, page = '1', q }) => {
      const filter = { text: q || null, isChanged: changed === '1', page: Number(page) }
      const { coins, ...found } = trading.coins(filter)
      return answer({ ...found, coins: coins.map(coinOut) })
    },
    deskCoin: async ({ asset, page = '1' }) => {
      const coin = trading.coin(asset)
      if (coin === null) return refuse({ code: 'coin_unknown' }, words)
      const history = trading.revisions({ about: coin.asset, page: Number(page) })
      const maintenance = trading.maintenance(coin.asset).map((each) => ({
        ...each,
        startsAt: isoTime(each.startsAt),
        endsAt: isoTime(each.endsAt),
      }))
      return answer({ coin: coinOut(coin), maintenance, ...historyOut(history) })
    },
    deskFees: async ({ page = '1' }) => {
      const { pairs, payers, settings } = await trading.fees()
      const history = trading.revisions({ about: null, page: Number(page) })
      const rules = { pairs: [...pairs], payers: [...payers] }
      return answer({ settings: [...settings], ...rules, ...historyOut(history) })
    },
    previewTrading: async ({ payer = null, settings }) => {
      const found = await trading.preview(settings, payer)
      if (!found.ok) return refuse(found.failure, words)
      const { changes, samples } = found.value
      return answer({
        changes: [...changes],
        samples: samples.map((sample) => sampleOut(useCases, sample)),
      })
    },
    ...actingHandlers(needs),
  }
}

function actingHandlers({ useCases, words }: Needs): Pick<Handlers, ActingCall> {
  const { approvals, trading } = useCases.backoffice
  const propose = async (intent: TradingIntent, { caller, staff }: AskingStaff) => {
    const { reason } = intent
    const proposed = await approvals.propose(
      { kind: 'trading.change', subject: 'trading', intent, reason },
      staff,
      networkOf(caller),
    )
    return proposed.ok ? answer(proposedOut(proposed.value)) : refuse(proposed.failure, words)
  }
  return {
    closeCoin: async ({ asset, place = 'everywhere', reason }, who) => {
      const done = await trading.close({ asset, place, reason }, staffAtWork(who))
      return done.ok ? answer({ result: true as const }) : refuse(done.failure, words)
    },
    planMaintenance: async (asked, who) => {
      const done = await trading.plan(asked, staffAtWork(who))
      return done.ok ? answer({ result: true as const }) : refuse(done.failure, words)
    },
    proposeTrading: async ({ reason, settings }, who) => {
      const intent = await trading.intent(settings, reason)
      return intent.ok ? propose(intent.value, who) : refuse(intent.failure, words)
    },
    proposeTakeBack: async ({ number, reason }, who) => {
      const intent = trading.takeBackIntent(Number(number), reason)
      return intent.ok ? propose(intent.value, who) : refuse(intent.failure, words)
    },
  }
}

function coinOut({ settings, ...coin }: CoinLine): CoinOut {
  return {
    ...coin,
    settings: settings.flatMap((shown) => {
      const name = coinSettings.find((each) => shown.setting.endsWith(`.${each}`))
      return name === undefined ? [] : [{ ...shown, name }]
    }),
  }
}

function historyOut({ pages, revisions }: RevisionsView): {
  pages: number
  revisions: RevisionOut[]
} {
  return {
    pages,
    revisions: revisions.map(({ at, changes, ...revision }) => ({
      ...revision,
      at: isoTime(at.getTime()),
      changes: [...changes],
    })),
  }
}

function sampleOut({ catalogue }: Pick<UseCases, 'catalogue'>, sample: Sample): SampleOut {
  const { after, before, from, kind, payer, to } = sample
  const text = ({ asset, units }: Sample['from']) =>
    formatUnits(units, catalogue.find(asset)?.decimals ?? 0)
  const outcome = ({ problem, to: arrives }: SampleOutcome) => ({
    to: arrives === null ? null : text(arrives),
    problem,
  })
  return {
    payer,
    from: from.asset,
    to,
    kind,
    given: text(from),
    before: outcome(before),
    after: outcome(after),
  }
}
