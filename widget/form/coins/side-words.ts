import type { MessageKey } from '@causeway/content/messages'
import type { Category } from './category.ts'
import type { Side } from './form-coin.ts'

/** What a side of the form is called: above its amount, for who hears it, and for its list of coins. */
export type SideWords = {
  readonly label: MessageKey
  readonly amount: MessageKey
  readonly coin: MessageKey
}

const got = { label: 'form.youGet', amount: 'form.getAmount', coin: 'form.getCoin' } as const

const words = {
  exchange: {
    from: { label: 'form.youSend', amount: 'form.sendAmount', coin: 'form.sendCoin' },
    to: got,
  },
  buy: {
    from: { label: 'fiat.youPay', amount: 'fiat.payAmount', coin: 'fiat.payCurrency' },
    to: { ...got, coin: 'fiat.buyCoin' },
  },
  sell: {
    from: { label: 'fiat.youSell', amount: 'fiat.sellAmount', coin: 'fiat.sellCoin' },
    to: { ...got, coin: 'fiat.getCurrency' },
  },
} as const satisfies Record<string, Record<Side, SideWords>>

/**
 * Who buys pays, who sells sells: money is not sent. Forms of buying and selling speak through the namespace `fiat` too.
 */
export function sideWords(category: Category, side: Side): SideWords {
  return words[category === 'borrow' ? 'exchange' : category][side]
}
