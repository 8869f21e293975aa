import { type Currency, walletsOf } from '@causeway/core/currencies'
import type { UseCases } from '@causeway/server'
import type { AlertMessage } from '@causeway/server/alerts/alert-message'
import type {
  AlertMessagesReply,
  CurrencyOut,
  coinListCalls,
  referenceCalls,
} from '../../contract/index.ts'
import { refuse, refuseRequest, type Wording } from '../../failures/index.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { createCoinListHandlers } from './coin-list-handlers.ts'
import { currencyOut } from './currency-out.ts'
import { isoTime } from './iso-time.ts'
import type { LocaleTexts } from './locale-texts.ts'
import { createMarketHandlers } from './market-handlers.ts'

type Needs = {
  readonly useCases: UseCases
  readonly words: Wording
  readonly texts: LocaleTexts
}

/** Languages, coins and markets: what is the same for everybody (REF-01). */
export function createReferenceHandlers(
  needs: Needs,
): HandlersOf<typeof referenceCalls & typeof coinListCalls> {
  const { texts, useCases, words } = needs
  const { catalogue } = useCases
  const currencies = currenciesOut(catalogue)
  return {
    ...createMarketHandlers(needs),
    ...createCoinListHandlers(currencies),
    languages: async () => answer([...texts.languages()]),
    translation: async ({ lang }) => {
      const body = await texts.messages(lang)
      if (body === null) return refuseRequest({ code: 'language_unknown', language: lang })
      return answer({ ...body, messages: { ...body.messages } })
    },
    // An empty text says that nobody knows.
    country: async (_input, { country }) =>
      answer({ result: { country: country ?? '', state: null } }),
    alertMessages: async () => answer({ result: (await useCases.alerts()).map(alertOut) }),
    currencies: async () => answer(currencies()),
    currency: async ({ ticker }) => {
      const known = catalogue.find(ticker)
      if (known === undefined) {
        return refuseRequest({ code: 'currency_not_found', currency: ticker })
      }
      return answer(currencyOut(catalogue, known))
    },
    coinWallets: async ({ currency }) => {
      const coin = catalogue.find(currency)
      if (coin === undefined) return refuseRequest({ code: 'currency_not_found', currency })
      return answer({ result: [...walletsOf(coin)] })
    },
    blockchainNames: async ({ from, to }) => {
      const coinFrom = catalogue.find(from)
      const coinTo = catalogue.find(to)
      if (!coinFrom || !coinTo) {
        return refuse({ code: 'currency_unknown', asset: coinFrom ? to : from }, words)
      }
      return answer({
        from: { ticker: coinFrom.ticker, chainName: catalogue.networkOf(coinFrom).name },
        to: { ticker: coinTo.ticker, chainName: catalogue.networkOf(coinTo).name },
      })
    },
  }
}

/** Every coin, written once for as long as nothing is changed. */
function currenciesOut(catalogue: UseCases['catalogue']): () => CurrencyOut[] {
  let written: { readonly of: readonly Currency[]; readonly out: CurrencyOut[] } | null = null
  return () => {
    const all = catalogue.all
    if (written?.of !== all) {
      written = { of: all, out: all.map((coin) => currencyOut(catalogue, coin)) }
    }
    return written.out
  }
}

/** An alert as clients get it; the operator's own key for it stays here. */
function alertOut(alert: AlertMessage): AlertMessagesReply['result'][number] {
  const { currency, id, maintenance, message, routes } = alert
  return {
    id,
    message,
    routes,
    ...(currency !== null && { currency }),
    ...(maintenance !== undefined && {
      maintenance: {
        ...maintenance,
        startsAt: isoTime(maintenance.startsAt),
        endsAt: isoTime(maintenance.endsAt),
      },
    }),
  }
}
