import { knownPlace } from '@causeway/widget/fiat'
import { buyDefaults, type FormCoin, type FormPlace, sellDefaults } from '@causeway/widget/form'

/** What is bought with money, or sold for it. */
export type DealCategory = 'buy' | 'sell'

/** A purchase or a sale as its address names it; what an address leaves out or gets wrong is the default (BUY-10). */
export type Deal = {
  readonly category: DealCategory
  readonly from: string
  readonly to: string
  /** Decimal text of what is given. */
  readonly amount: string
  readonly place: FormPlace | null
  /** The provider that was taken; null on the step of the offers. */
  readonly provider: string | null
}

const AMOUNT = /^\d{1,14}(\.\d{1,18})?$/
const PROVIDER = /^[a-z0-9][a-z0-9-]{0,39}$/

/** Reads a purchase or a sale from an address or a posted form. */
export function readDeal(
  category: DealCategory,
  fields: URLSearchParams | FormData,
  coins: readonly FormCoin[],
): Deal {
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const known = (name: string, isFiat: boolean) => {
    const ticker = text(name).toLowerCase()
    const coin = coins.find((each) => each.ticker === ticker)
    if (coin === undefined || coin.isFiat !== isFiat) return null
    const isOpen = isFiat || (category === 'buy' ? coin.isWebToEnabled : coin.isWebFromEnabled)
    return isOpen ? ticker : null
  }
  const defaults = category === 'buy' ? buyDefaults : sellDefaults
  const amount = (text('amount') || text('amountFrom')).replace(',', '.')
  const hasAmount = AMOUNT.test(amount) && /[1-9]/.test(amount)
  const provider = text('provider').toLowerCase()
  return {
    category,
    from: known('from', category === 'buy') ?? defaults.from,
    to: known('to', category === 'sell') ?? defaults.to,
    amount: hasAmount ? amount : defaults.amount,
    place: knownPlace(text('country'), text('state')),
    provider: PROVIDER.test(provider) ? provider : null,
  }
}
