import { createHash } from 'node:crypto'
import {
  type CoinListReply,
  type CurrencyOut,
  type coinListCalls,
  toListedCoins,
} from '../../contract/index.ts'
import { answer, type HandlersOf } from '../handler.ts'

const VERSION_LETTERS = 16

/** The coins that exchange forms offer, with a version that follows from what they are: each process gives the same. */
export function createCoinListHandlers(
  currencies: () => readonly CurrencyOut[],
): HandlersOf<typeof coinListCalls> {
  let written: { readonly of: readonly CurrencyOut[]; readonly out: CoinListReply } | null = null
  return {
    coinList: async () => {
      const all = currencies()
      if (written?.of !== all) written = { of: all, out: listOf(all) }
      return answer(written.out)
    },
  }
}

function listOf(currencies: readonly CurrencyOut[]): CoinListReply {
  const coins = toListedCoins(currencies)
  const digest = createHash('sha256').update(JSON.stringify(coins)).digest('base64url')
  return { version: digest.slice(0, VERSION_LETTERS), coins }
}
