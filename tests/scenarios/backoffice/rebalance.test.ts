// door: HTTP, page, command
import type { HealthPartOut, WalletOut } from '@causeway/api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { place as placeOrder } from '../../customers/index.ts'
import { operate, type RunningProduct } from '../../support/index.ts'
import { awaitStock } from '../support/await-stock.ts'
import { addByCommand, joinBy, type Member, officeOf } from '../support/backoffice/staff-steps.ts'
import { databaseOf, startShop, stopShop } from '../support/start-shop.ts'

const POLL = { timeout: 120_000, interval: 500 }
const BTC = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'

let shop: RunningProduct
let at: Readonly<Record<string, string>>
let lou: Member
let vera: Member
beforeAll(async () => {
  shop = await startShop('rebalance', {
    BACKOFFICE_HOST: 'localhost',
    COLD_ADDRESSES: `btc=${BTC}`,
  })
  at = { DATA_DIR: shop.dataDir, DATABASE_URL: databaseOf('rebalance') ?? '' }
  const join = async (email: string, role: string, name: string) =>
    joinBy(shop, await addByCommand(at, email, role), name)
  lou = await join('lou@shop.example', 'treasury', 'Lou')
  vera = await join('vera@shop.example', 'viewer', 'Vera')
  await awaitStock(shop, { from: 'ltc', to: 'btc' }, { from: 'btc', to: 'ltc' })
})
afterAll(() => stopShop(shop))

async function wallet(asset: string): Promise<WalletOut> {
  return (await lou.ask('GET', `/wallets/${asset}`)).body.wallet as WalletOut
}

async function walletHealth() {
  const parts = (await lou.ask('GET', '/health')).body.parts as readonly HealthPartOut[]
  const { reason, state } = parts.find(({ part }) => part === 'wallets') ?? {}
  return [state, reason]
}

async function free(asset: string): Promise<number> {
  const { cold } = (await lou.ask('GET', '/wallets')).body as unknown as {
    readonly cold: { readonly coins: readonly { asset: string; free: string }[] }
  }
  return sumOf(cold.coins.find((coin) => coin.asset === asset)?.free)
}

const sumOf = (text: string | null | undefined) => Number(text?.split(' ')[0])
const setBand = (asset: string, ...edges: readonly number[]) =>
  operate(at, 'band', asset, ...edges.map((edge) => edge.toFixed(8)))

/** Words and links of a page, as one line. */
async function pageOf(member: Member, path: string): Promise<string> {
  const { url } = officeOf(shop)
  const page = await fetch(`${url}${path}`, { headers: { cookie: member.cookie } })
  return (await page.text()).replaceAll('<!-- -->', '').replaceAll('&amp;', '&')
}

test('[OPS-12.13] stock above its band shows how much, and the form for moving what is free of it, filled in', async () => {
  const stock = sumOf((await wallet('btc')).stock)
  await setBand('btc', stock / 10, stock / 4, stock / 2)
  const { rebalance, status } = await wallet('btc')
  expect([status, rebalance?.side]).toEqual(['high', 'above'])
  expect(sumOf(rebalance?.amount)).toBeCloseTo(stock * 0.75, 7)
  expect(rebalance?.movable).toBe(rebalance?.amount)
  const amount = rebalance?.movable?.split(' ')[0] ?? ''
  const link = `/backoffice/wallets?move=btc&amount=${amount}#move-btc`
  for (const path of ['/backoffice/wallets?q=bitcoin', '/backoffice/wallets/btc']) {
    const page = await pageOf(lou, path)
    expect(page).toContain(`${rebalance?.amount} above the target.`)
    expect(page).toContain(`href="${link}"`)
    const seen = await pageOf(vera, path)
    expect(seen).toContain(`${rebalance?.movable} can be moved to cold storage.`)
    expect(seen).not.toContain('move=btc')
  }
  const form = await pageOf(lou, link)
  expect(form).toMatch(/<details[^>]* id="move-btc"[^>]* open=""/)
  expect(form).toContain(`value="${amount}"`)
  const body = { asset: 'btc', amount, address: BTC, extraId: null, reason: 'Too much here' }
  expect((await lou.ask('POST', '/wallets/cold', body)).body).toMatchObject({ state: 'waiting' })
  // Anything but an amount fills in nothing.
  expect(await pageOf(lou, '/backoffice/wallets?move=btc&amount=1"><b>')).not.toMatch(
    /id="move-btc"[^>]* open=""/,
  )
})

test('[OPS-12.13] the amount is never more than is free to move', async () => {
  await setBand('btc', 0.0001, 0.0002, 0.001)
  const all = await wallet('btc')
  expect(sumOf(all.rebalance?.movable)).toBeLessThan(sumOf(all.rebalance?.amount))
  expect(sumOf(all.rebalance?.movable)).toBe(await free('btc'))
  await placeOrder(shop, { from: 'ltc', to: 'btc', isFixedRate: true })
  const promised = await wallet('btc')
  expect(sumOf(promised.rebalance?.movable)).toBeLessThan(sumOf(all.rebalance?.movable))
  expect(sumOf(promised.rebalance?.movable)).toBe(await free('btc'))
})

test('[OPS-12.13] without cold storage for a coin the setting is named', async () => {
  const stock = sumOf((await wallet('ltc')).stock)
  await setBand('ltc', stock / 10, stock / 4, stock / 2)
  const { rebalance } = await wallet('ltc')
  expect(rebalance).toMatchObject({ side: 'above', movable: null })
  for (const path of ['/backoffice/wallets?q=litecoin', '/backoffice/wallets/ltc']) {
    const page = await pageOf(lou, path)
    expect(page).toContain(
      `${rebalance?.amount} above the target. COLD_ADDRESSES has no address for this coin.`,
    )
    expect(page).not.toContain('move=ltc')
  }
})

test('[OPS-02.9] [OPS-12.13] stock below its band shows how much is missing, with the way to the coin’s page; inside it nothing is said', async () => {
  const stock = sumOf((await wallet('ltc')).stock)
  await setBand('ltc', stock * 2, stock * 3, stock * 4)
  const { rebalance, status } = await wallet('ltc')
  expect([status, rebalance?.side, rebalance?.movable]).toEqual(['low', 'below', null])
  expect(sumOf(rebalance?.amount)).toBeCloseTo(stock * 2, 6)
  await expect
    .poll(walletHealth, POLL)
    .toEqual(['amber', 'Below the lower limit that you set: LTC.'])
  const list = await pageOf(lou, '/backoffice/wallets?q=litecoin')
  expect(list).toMatch(
    new RegExp(
      `${rebalance?.amount} below the target\\. <a href="/backoffice/wallets/ltc">Top up LTC`,
    ),
  )
  expect(await pageOf(lou, '/backoffice/wallets/ltc')).toContain(
    `${rebalance?.amount} below the target. Send it to the address above.`,
  )
  await setBand('ltc', stock / 2, stock, stock * 2)
  expect(await wallet('ltc')).toMatchObject({ status: 'ok', rebalance: null })
  await expect
    .poll(walletHealth, POLL)
    .toEqual(['green', 'No wallet is below the lower limit that you set.'])
  for (const path of ['/backoffice/wallets?q=litecoin', '/backoffice/wallets/ltc']) {
    expect(await pageOf(lou, path)).not.toMatch(/(?:above|below) the target/)
  }
})
