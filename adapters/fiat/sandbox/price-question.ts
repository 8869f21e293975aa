import type { Currency } from '@causeway/core/currencies'
import {
  type AssetCode,
  BPS_IN_ONE,
  divideRoundedDown,
  divideRoundedUp,
  formatFractionTruncated,
  formatUnits,
  parseAmount,
} from '@causeway/core/money'
import {
  type FiatFailure,
  type FiatLimits,
  type FiatQuestion,
  type FiatQuote,
  PRICE_DECIMALS,
} from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { chooseOption } from '../../fiat-wire/index.ts'
import { fiatRates } from './play-lists.ts'
import type { SandboxFiatFacts, SandboxPayWay } from './sandbox-fiat-facts.ts'

/** What a price is made of. */
export type PricingNeeds = {
  /** The coin by its ticker; undefined where the world has none. */
  readonly findCoin: (asset: AssetCode) => Currency | undefined
  /** Attodollars (1e-18 USD) per whole coin. */
  readonly prices: ReadonlyMap<AssetCode, bigint>
  /** The product's time, milliseconds since 1970. */
  readonly now: number
}

/** A quote before it has a name. */
export type SandboxPrice = Omit<FiatQuote, 'quoteId' | 'fee'> & { readonly fee: string }

const ONE = 10n ** BigInt(PRICE_DECIMALS)
const USD = { ticker: 'usd', decimals: PRICE_DECIMALS }
/** No coin is told finer: people read it. */
const FINEST_DECIMALS = 8
const LIMIT_DIGITS = 3

type Deal = {
  readonly facts: SandboxFiatFacts
  readonly coin: Currency
  /** Attodollars per whole coin at which the provider deals. */
  readonly price: bigint
  readonly fiat: { readonly dollars: bigint; readonly decimals: number; readonly scale: bigint }
}

/** What a provider of the sandbox would give, exactly; rounded in its own favour. */
export function priceQuestion(
  facts: SandboxFiatFacts,
  needs: PricingNeeds,
  question: FiatQuestion,
): Result<SandboxPrice, FiatFailure> {
  const { amount, method, side } = question
  const coin = needs.findCoin(question.coin)
  const rate = fiatRates.get(question.fiat)
  const isDealtIn =
    facts.sides.includes(side) && coin?.protocol === question.network && facts.sells(question.coin)
  if (coin === undefined || rate === undefined || !isDealtIn) return fail({ code: 'currency' })
  if (!facts.isOpenIn(question)) return fail({ code: 'country' })
  const market = needs.prices.get(coin.ticker)
  if (market === undefined) return fail({ code: 'unavailable' })
  const deal: Deal = {
    facts,
    coin,
    price:
      side === 'buy'
        ? divideRoundedUp(market * (BPS_IN_ONE + facts.spreadBps), BPS_IN_ONE)
        : divideRoundedDown(market * (BPS_IN_ONE - facts.spreadBps), BPS_IN_ONE),
    fiat: { ...rate, dollars: atto(rate.dollars) },
  }
  const limits = limitsOf(deal, side)
  const way = chooseOption(
    facts.ways.map((each) => ({ ...each, limits })),
    { amount, method },
  )
  if (!way.ok) return way
  const given = parseAmount(amount, side === 'buy' ? USD : coin)
  if (!given.ok) return fail({ code: 'others' })
  const priced =
    side === 'buy'
      ? buy(deal, way.value, given.value.units)
      : sell(deal, way.value, given.value.units)
  if (priced === null) return fail({ code: 'limits', limits })
  const { holdsMilliseconds } = facts
  return ok({
    ...priced,
    methods: method === null ? way.value.methods : [method],
    expiresAt: holdsMilliseconds === null ? null : Math.floor(needs.now) + holdsMilliseconds,
  })
}

type Priced = Pick<SandboxPrice, 'amountTo' | 'fee' | 'networkFee'>

/** Coins for so much fiat (in 1e-18 of a unit); null where the fees eat it up. */
function buy(deal: Deal, way: SandboxPayWay, given: bigint): Priced | null {
  const { coin, fiat, price } = deal
  const service = serviceFee(deal, way, given)
  const networkDollars = divideRoundedUp(coin.networkFeeUnits * price, 10n ** BigInt(coin.decimals))
  const network = toCentsUp(deal, divideRoundedUp(networkDollars * ONE, fiat.dollars))
  const left = given - service - network
  if (left <= 0n) return null
  const units = divideRoundedDown(left * fiat.dollars * 10n ** BigInt(coin.decimals), ONE * price)
  const denominator = 10n ** BigInt(coin.decimals)
  const amountTo = formatFractionTruncated({ numerator: units, denominator }, FINEST_DECIMALS)
  if (amountTo === '0') return null
  return {
    amountTo,
    fee: formatUnits(service + network, PRICE_DECIMALS),
    networkFee: deal.facts.tellsNetworkFee ? formatUnits(network, PRICE_DECIMALS) : null,
  }
}

/** Fiat for so many units of a coin; null where the fees eat it up. */
function sell(deal: Deal, way: SandboxPayWay, units: bigint): Priced | null {
  const { coin, fiat, price } = deal
  const dollars = divideRoundedDown(units * price, 10n ** BigInt(coin.decimals))
  const gross = divideRoundedDown(dollars * ONE, fiat.dollars)
  const fee = serviceFee(deal, way, gross)
  const cent = 10n ** BigInt(PRICE_DECIMALS - fiat.decimals)
  const paidOut = gross > fee ? divideRoundedDown(gross - fee, cent) : 0n
  if (paidOut === 0n) return null
  return {
    amountTo: formatUnits(paidOut, fiat.decimals),
    fee: formatUnits(fee, PRICE_DECIMALS),
    networkFee: null,
  }
}

/** The share of an amount of fiat, or the least that is asked. */
function serviceFee(deal: Deal, { feeBps, leastFeeUsd }: SandboxPayWay, given: bigint): bigint {
  const share = divideRoundedUp(given * feeBps, BPS_IN_ONE)
  const least = atto(leastFeeUsd) * deal.fiat.scale
  return toCentsUp(deal, share > least ? share : least)
}

function toCentsUp({ fiat }: Deal, units: bigint): bigint {
  const cent = 10n ** BigInt(PRICE_DECIMALS - fiat.decimals)
  return divideRoundedUp(units, cent) * cent
}

/** Fiat of a purchase; coins of a sale, in three digits. */
function limitsOf({ coin, facts, fiat, price }: Deal, side: FiatQuestion['side']): FiatLimits {
  const [min, max] = facts.limitsUsd
  if (side === 'buy') {
    return {
      min: formatUnits(atto(min) * fiat.scale, PRICE_DECIMALS),
      max: formatUnits(atto(max) * fiat.scale, PRICE_DECIMALS),
    }
  }
  const one = 10n ** BigInt(coin.decimals)
  return {
    min: formatUnits(
      withDigits(divideRoundedUp(atto(min) * one, price), divideRoundedUp),
      coin.decimals,
    ),
    max: formatUnits(
      withDigits(divideRoundedDown(atto(max) * one, price), divideRoundedDown),
      coin.decimals,
    ),
  }
}

function withDigits(units: bigint, divide: (units: bigint, by: bigint) => bigint): bigint {
  const digits = String(units).length
  if (digits <= LIMIT_DIGITS) return units
  const place = 10n ** BigInt(digits - LIMIT_DIGITS)
  return divide(units, place) * place
}

function atto(decimal: string): bigint {
  const parsed = parseAmount(decimal, USD)
  if (!parsed.ok) throw new RangeError(`${decimal} is no number`)
  return parsed.value.units
}
