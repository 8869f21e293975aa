import type { Catalogue, Currency } from '@causeway/core/currencies'
import { subtract } from '@causeway/core/money'
import type { UseCases } from '@causeway/server'
import type { PartnerCurrencyOut, partnerExchangeCalls } from '../../contract/index.ts'
import { refuse, refuseRequest, type Wording } from '../../failures/index.ts'
import { answerAddressCheck } from '../exchange/check-address.ts'
import { givenAmount, notPositive } from '../exchange/given-amount.ts'
import { answer, type HandlersOf } from '../handler.ts'
import { isoTimeOrNull } from '../reference/iso-time.ts'
import { rateText } from '../reference/rate-text.ts'

/** Coins, quotes and addresses, for partners' programs: the answers are those of the site. */
export function createPartnerExchangeHandlers({
  useCases,
  words,
}: {
  readonly useCases: UseCases
  readonly words: Wording
}): HandlersOf<typeof partnerExchangeCalls> {
  const { catalogue } = useCases
  return {
    partnerCurrencies: async () => {
      const coins = catalogue.all.filter(({ isFiat }) => !isFiat)
      return answer({ currencies: coins.map((coin) => partnerCurrencyOut(catalogue, coin)) })
    },
    partnerQuote: async (asked, { key }) => {
      const { amountFrom, amountTo, commissionBps, type = 'float', ...pair } = asked
      const amount = givenAmount({ amountFrom: amountFrom ?? null, amountTo: amountTo ?? null })
      if (amount === null) return refuse({ code: 'amount_missing' }, words)
      const refused = notPositive(amount.given)
      if (refused !== null) return refuseRequest(refused)
      const from = pair.from.toLowerCase()
      const to = pair.to.toLowerCase()
      const estimated = useCases.partners.estimate(key, {
        from,
        to,
        ...amount,
        kind: type,
        commissionBps: BigInt(commissionBps ?? '0'),
      })
      if (!estimated.ok) return refuse(estimated.failure, words)
      const { quote, rateId, rateIdExpiresAt } = estimated.value
      const decimalsOf = (ticker: string) => catalogue.find(ticker)?.decimals ?? 0
      return answer({
        type,
        from,
        to,
        amountFrom: words.units(quote.from),
        amountTo: words.units(quote.to),
        networkFee: words.units(quote.networkFee),
        exchangeFee: words.units(subtract(quote.exchangeFee, quote.commission)),
        commission: words.units(quote.commission),
        rate: rateText(quote.rate, { from: decimalsOf(from), to: decimalsOf(to) }),
        limits: {
          minFrom: words.units(quote.limits.minFrom),
          maxFrom: words.units(quote.limits.maxFrom),
          minTo: words.units(quote.limits.minTo),
          maxTo: words.units(quote.limits.maxTo),
        },
        rateId,
        expiresAt: isoTimeOrNull(rateIdExpiresAt),
      })
    },
    // None is what a request without an extra ID means here.
    checkPartnerAddress: (asked) =>
      answerAddressCheck({ useCases, words }, { ...asked, extraId: asked.extraId ?? '' }),
  }
}

function partnerCurrencyOut(catalogue: Catalogue, coin: Currency): PartnerCurrencyOut {
  const network = catalogue.networkOf(coin)
  return {
    ticker: coin.ticker,
    code: coin.code,
    name: coin.fullName,
    network: network.name,
    networkBadge: network.badge,
    contractAddress: coin.contractAddress,
    decimals: coin.decimals,
    enabledFrom: coin.isWebEnabled && coin.isWebFromEnabled,
    enabledTo: coin.isWebEnabled && coin.isWebToEnabled,
    fixedRateEnabled: coin.isWebEnabled && coin.isWebFixedEnabled,
    confirmations: coin.confirmations,
    extraIdName: coin.extraIdName,
    explorerTransaction: network.explorer.transaction,
    explorerAddress: network.explorer.address,
  }
}
