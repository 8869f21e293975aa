import type {
  EstimateReply,
  RevisionOut,
  SampleOut,
  TradingChangeOut,
} from '@causeway/api/contract'
import { expect } from 'vitest'
import { ask, type Refused } from '../../../customers/index.ts'
import { type RunningProduct, startProduct } from '../../../support/index.ts'
import { databaseOf, FAST_BLOCKS } from '../start-shop.ts'
import { approve, codeOf, reason } from './proposal-steps.ts'
import type { Member } from './staff-steps.ts'

/** A second web process of a shop, on the same database. */
export function anotherWeb(shop: RunningProduct, name: string): Promise<RunningProduct> {
  const env = { ...FAST_BLOCKS, DATABASE_URL: databaseOf(name) ?? '', ROLE: 'web' }
  return startProduct({ env, dataDir: shop.dataDir })
}

/** Settings by name, as the calls of the desk are sent them. */
export function settingsOf(of: Readonly<Record<string, string>>) {
  return Object.entries(of).map(([setting, value]) => ({ setting, value }))
}

/** Proposes settings, has a second person approve them, and answers what came of it. */
export async function change(
  [first, second]: readonly [Member, Member],
  of: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, unknown>>> {
  const proposed = await first.ask('POST', '/trading', { settings: settingsOf(of), reason })
  expect(proposed.body).toMatchObject({ state: 'waiting' })
  return (await approve(second, proposed.body.id)).body
}

/** The same where the shop must take it. */
export async function mustChange(
  both: readonly [Member, Member],
  of: Readonly<Record<string, string>>,
): Promise<void> {
  expect(await change(both, of)).toMatchObject({
    state: 'executed',
    outcome: 'The new settings are in force',
  })
}

/** Every change, the newest first. */
export async function historyOf(member: Member): Promise<readonly RevisionOut[]> {
  const { body } = await member.ask('GET', '/fees')
  return body.revisions as readonly RevisionOut[]
}

/** What settings would do, to orders of a partner or from a country where one is named. */
export async function previewOf(
  member: Member,
  of: Readonly<Record<string, string>>,
  payer?: SampleOut['payer'],
): Promise<{
  readonly changes: readonly TradingChangeOut[]
  readonly samples: readonly SampleOut[]
}> {
  const body = { settings: settingsOf(of), ...(payer && { payer }) }
  const asked = await member.ask('POST', '/trading/preview', body)
  expect(asked.status).toBe(200)
  return asked.body as unknown as Awaited<ReturnType<typeof previewOf>>
}

/** What an estimate is refused with; `none` where it is answered. */
export async function refusalOf(at: RunningProduct, from: string, to: string): Promise<string> {
  const body = { from, to, amountFrom: '5', isFixedRate: false }
  return codeOf(await ask<Refused>(at, 'POST', '/api/exchange/estimate', { body }))
}

/** Basis points that our fee takes of what arrives before the network fee. */
export function feeBpsOf({ amountTo, exchangeFee, networkFee }: EstimateReply): number {
  const gross = Number(amountTo) + Number(exchangeFee) + Number(networkFee)
  return Math.round((Number(exchangeFee) / gross) * 10_000)
}

/** Settings that can’t be, and a part of the sentence that says why. */
export const wrongSettings = [
  [{ 'coin.btc.minimum': '0' }, 'larger than its network fee'],
  [{ 'coin.btc.minimum': '0.0000000001' }, 'larger than its network fee'],
  [{ 'coin.btc.networkFee': '1', 'coin.btc.minimum': '0.5' }, 'larger than its network fee'],
  [{ 'coin.btc.confirmations': '0' }, 'from 1 to 10,000'],
  [{ 'coin.btc.from': 'maybe' }, 'as far as its listing allows'],
  [{ 'coin.neo.to': 'on' }, 'as far as its listing allows'],
  [{ 'fees.service': '5001' }, 'from 0 to 5000'],
  [{ 'fees.service': '-1' }, 'from 0 to 5000'],
  [{ 'fees.slices': '20000:10, 1000:30' }, 'must rise'],
  [{ 'limits.quoteSeconds': '9' }, '10 to 300'],
  [{ 'pair.btc.eth.service': '25.5' }, 'from 0 to 5000'],
  [{ 'pair.*.*.service': '1' }, 'no setting'],
  [{ 'coin.nope.minimum': '1' }, 'no setting'],
  [{ 'fees.nothing': '1' }, 'no setting'],
] as const
