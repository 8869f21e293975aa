import { type Ask, listOf, NoAnswer } from '../../fiat-wire/index.ts'
import type { Transak } from './transak-needs.ts'

/** Transak's list of states' currencies, with countries and ways to pay. Throws NoAnswer. */
export async function loadFiats(transak: Transak, ask: Ask): Promise<readonly unknown[]> {
  const key = encodeURIComponent(transak.apiKey)
  const path = `/fiat/public/v1/currencies/fiat-currencies?apiKey=${key}`
  return transak.fiats(() => loadList(transak, ask, path))
}

/** Transak's list of coins, each on one network. Throws NoAnswer. */
export async function loadCoins(transak: Transak, ask: Ask): Promise<readonly unknown[]> {
  const path = '/cryptocoverage/api/v1/public/crypto-currencies'
  return transak.coins(() => loadList(transak, ask, path))
}

async function loadList(
  { apiUrl, apiKey }: Transak,
  ask: Ask,
  path: string,
): Promise<readonly unknown[]> {
  const headers = { 'x-api-key': apiKey }
  const { status, body } = await ask({ method: 'GET', url: `${apiUrl}${path}`, headers })
  if (status !== 200) throw new NoAnswer('unavailable', `Transak answered ${status}`)
  return listOf(body, 'response')
}
