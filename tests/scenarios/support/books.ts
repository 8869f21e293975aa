import type { TransactionOut } from '@causeway/api/contract'
import { currencies } from '@causeway/core/currencies'
import { formatUnits } from '@causeway/core/money'
import { expect } from 'vitest'
import type { Placed } from '../../customers/index.ts'
import { holdingsOnChain, mustAsk, paymentsOnChain, type Shop } from '../../customers/index.ts'

export type ShopWithChain = Shop & { readonly dataDir: string }

export type LedgerTotals = {
  readonly sums: readonly { readonly asset: string; readonly sum: string }[]
  readonly accounts: readonly {
    readonly account: string
    readonly asset: string
    readonly balance: string
  }[]
}

const AGREED_WITHIN = { timeout: 120_000, interval: 250 }

/** Decimal text of a number of smallest units. */
export function inCoins(asset: string, units: bigint): string {
  const currency = currencies.find(({ ticker }) => ticker === asset)
  if (currency === undefined) throw new Error(`${asset} is not in the catalogue`)
  return formatUnits(units, currency.decimals)
}

/**
 * At rest the books are closed: every asset sums to zero, nothing is owed to or under way for any customer, and the
 * wallet accounts are what the chain holds. `except` names accounts that the story left open on purpose.
 */
export async function expectClosedBooks(
  shop: ShopWithChain,
  except: readonly string[] = [],
): Promise<void> {
  const always = [
    'wallet',
    'capital',
    'trading',
    'fee:service',
    'fee:network',
    'fee:venue',
    'venue:sandbox',
  ]
  await expect
    .poll(async () => {
      const { accounts, sums } = await mustAsk<LedgerTotals>(
        shop,
        'GET',
        '/api/sandbox/ledger/totals',
      )
      const wallets = accounts.filter(({ account }) => account === 'wallet')
      return {
        sums: [...new Set(sums.map(({ sum }) => sum))],
        open: accounts.filter(({ account }) => ![...always, ...except].includes(account)),
        wallets: Object.fromEntries(wallets.map(({ asset, balance }) => [asset, balance])),
        chain: chainFigures(shop),
      }
    }, AGREED_WITHIN)
    .toSatisfy(
      ({ sums, open, wallets, chain }) =>
        sums.length === 1 && sums[0] === '0' && open.length === 0 && sameFigures(wallets, chain),
    )
}

/** What stands in suspense of a coin, as the ledger signs it: below zero where it is owed. */
export async function suspenseOf(shop: Shop, coin: string): Promise<number> {
  const { accounts } = await mustAsk<LedgerTotals>(shop, 'GET', '/api/sandbox/ledger/totals')
  return Number(
    accounts.find(({ account, asset }) => account === 'suspense' && asset === coin)?.balance ?? 0,
  )
}

/** The order was paid out once, with what it says, by the transaction that it names. */
export function expectOnePayout(shop: ShopWithChain, order: Placed, ended: TransactionOut): void {
  const payments = paymentsOnChain(shop.dataDir, order.destination)
  expect(
    payments.map(({ asset, txId, units }) => ({ asset, txId, amount: inCoins(asset, units) })),
    `payouts of ${order.id}`,
  ).toEqual([{ asset: order.wish.to, txId: ended.payoutTxId, amount: ended.amountTo }])
  expect(payments[0]?.height, 'the payout is in a block').not.toBeNull()
}

function chainFigures(shop: ShopWithChain): Record<string, string> {
  const holdings = [...holdingsOnChain(shop.dataDir)]
  return Object.fromEntries(holdings.map(([asset, units]) => [asset, inCoins(asset, units)]))
}

function sameFigures(left: Record<string, string>, right: Record<string, string>): boolean {
  const assets = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...assets].every((asset) => left[asset] === right[asset])
}
