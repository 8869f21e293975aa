import Type, { type Static } from 'typebox'
import { call } from './call.ts'
import { CurrencyOut } from './reference.ts'

const shared = Type.Pick(CurrencyOut, [
  ...(['ticker', 'code', 'name', 'fullName', 'network', 'decimals', 'isFiat'] as const),
  ...(['isWebFromEnabled', 'isWebToEnabled', 'isWebFixedEnabled'] as const),
  ...(['popularFrom', 'popularTo', 'popularFiat'] as const),
])

export const ListedCoin = Type.Object({
  ...shared.properties,
  networkBadge: Type.String({
    description: 'Short badge of a token’s network: "ERC-20". Otherwise the coin’s own code.',
  }),
  kind: Type.Optional(
    Type.Union([Type.Literal('wrapped'), Type.Literal('bridged')], {
      description: 'Of a token that represents a coin with a network of its own.',
    }),
  ),
})
/** A coin as exchange forms list it, with nothing that they do not show. */
export type ListedCoin = Static<typeof ListedCoin>

export const CoinListReply = Type.Object({
  version: Type.String({ description: 'Changes with the list.' }),
  coins: Type.Array(ListedCoin),
})
export type CoinListReply = Static<typeof CoinListReply>

/** Asks for the list as it is now, whatever its version. */
export const NEWEST_LIST = 'newest'

/** The coins that exchange forms offer. Pages name the version that they were made with, so browsers ask once. */
export const coinListCalls = {
  coinList: call({
    method: 'GET',
    path: '/coins/list/{version}',
    summary:
      'Enabled coins and fiat currencies, in short. Answers the current list whatever version is asked for; a reply of that version never changes.',
    access: 'public',
    reply: CoinListReply,
    cacheSeconds: 60,
    isKeptByVersion: true,
  }),
}
