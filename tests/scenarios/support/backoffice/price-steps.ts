import type { CoinSourceOut, PriceOut, PriceSourceOut } from '@causeway/api/contract'
import { ask } from '../../../customers/index.ts'
import type { RunningProduct } from '../../../support/index.ts'
import { askOffice, type Member } from './staff-steps.ts'

/** How long a test waits for prices: sources are asked every few seconds. */
export const soon = { timeout: 60_000, interval: 300 }

type Prices = {
  readonly sources: readonly PriceSourceOut[]
  readonly broken: readonly PriceOut[]
}
type Price = { readonly coin: PriceOut; readonly sources: readonly CoinSourceOut[] }

/** All prices, as the process has them at which the member is signed in. */
export async function pricesOf(member: Member): Promise<Prices> {
  return (await member.ask('GET', '/prices')).body as unknown as Prices
}

/** One coin, in the same way. */
export async function coinOf(member: Member, asset: string): Promise<Price> {
  return (await member.ask('GET', `/prices/${asset}`)).body as unknown as Price
}

/** A coin as one process of the shop has it. */
export async function coinAt(
  shop: RunningProduct,
  member: Member,
  asset: string,
): Promise<PriceOut> {
  return (await priceAt(shop, member, asset)).coin
}

/** The same with each source’s price. */
export async function priceAt(
  shop: RunningProduct,
  { cookie }: Member,
  asset: string,
): Promise<Price> {
  return (await askOffice(shop, 'GET', `/prices/${asset}`, { cookie })).body as unknown as Price
}

type Paused = {
  readonly error?: { readonly code: string; readonly details?: { readonly reason?: string } }
}

/** What an exchange of the coin is paused for; null where it is quoted or refused for another reason. */
export async function pauseAt(shop: RunningProduct, from = 'eth'): Promise<string | null> {
  const body = { from, to: 'usdt20', amountFrom: '1', isFixedRate: false }
  const asked = await ask<Paused>(shop, 'POST', '/api/exchange/estimate', { body })
  const { code, details } = asked.body.error ?? {}
  return code === 'price_paused' ? String(details?.reason) : null
}
