// door: HTTP, command
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningProduct } from '../../support/index.ts'
import { quoteTo, type Visitor } from '../support/backoffice/payer-steps.ts'
import { approve, codeOf, reason, twoAdministrators } from '../support/backoffice/proposal-steps.ts'
import type { Member } from '../support/backoffice/staff-steps.ts'
import {
  anotherWeb,
  feeBpsOf,
  historyOf,
  mustChange,
  previewOf,
  settingsOf,
} from '../support/backoffice/trading-steps.ts'
import { addPartner, type TestPartner } from '../support/partner-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

const NAME = 'payer_rules'
const DOGE = { from: 'doge', to: 'btc', amountFrom: '1600' } as const

let shop: RunningProduct
/** A second web process on the same database. */
let second: RunningProduct
let both: readonly [Member, Member]
let anna: Member
let wallet: TestPartner
beforeAll(async () => {
  shop = await startShop(NAME, { BACKOFFICE_HOST: 'localhost' })
  both = await twoAdministrators(shop, NAME)
  anna = both[0]
  second = await anotherWeb(shop, NAME)
  wallet = await addPartner(shop, 'A wallet')
  await mustChange(both, {
    'fees.service': '100',
    [`partner.${wallet.partnerId}.*.*.service`]: '20',
  })
})
afterAll(async () => {
  await stopShop(second)
  await stopShop(shop)
})

describe('rules of partners and countries', () => {
  test('[OPS-10.14] are previewed for whom they are, proposed, approved by another, in force everywhere within 5 s, and undone', async () => {
    const rule = { 'region.it.*.*.service': '700' }
    const preview = await previewOf(anna, rule)
    expect(preview.changes).toEqual([
      { setting: 'region.it.*.*.service', before: null, after: '700' },
    ])
    expect(preview.samples.length).toBeGreaterThan(5)
    for (const { after, before, payer } of preview.samples) {
      expect(payer).toEqual({ kind: 'region', id: 'it' })
      expect(Number(after.to) / Number(before.to)).toBeLessThan(0.96)
    }
    const asPartner = { kind: 'partner', id: wallet.partnerId } as const
    const unaffected = await previewOf(anna, { 'fees.service': '3000' }, asPartner)
    for (const { after, before, payer } of unaffected.samples) {
      expect(payer).toEqual(asPartner)
      expect(after).toEqual(before)
    }
    const italian: Visitor = { country: 'IT' }
    expect(feeBpsOf(await quoteTo(shop, italian, DOGE))).toBe(100)

    const asked = await anna.ask('POST', '/trading', { settings: settingsOf(rule), reason })
    expect(codeOf(await approve(anna, asked.body.id))).toBe('proposal_own')
    expect((await approve(both[1], asked.body.id)).body).toMatchObject({ state: 'executed' })
    for (const at of [shop, second]) {
      const fee = async () => feeBpsOf(await quoteTo(at, italian, DOGE))
      await expect.poll(fee, { timeout: 5_000 }).toBe(700)
    }
    const rules = (await anna.ask('GET', '/fees')).body.payers
    expect(rules).toContainEqual({
      ...{ kind: 'region', id: 'it', name: null, from: '*', to: '*' },
      ...{ service: '700', floatSpread: null, fixedSpread: null },
    })
    expect(rules).toContainEqual(
      expect.objectContaining({ kind: 'partner', id: wallet.partnerId, name: 'A wallet' }),
    )
    const [newest] = await historyOf(anna)
    expect(newest).toMatchObject({
      madeBy: 'bert@shop.example',
      reason,
      changes: [{ setting: 'region.it.*.*.service', before: null, after: '700' }],
    })
    const back = await anna.ask('POST', `/trading/${newest?.number}/take-back`, { reason })
    expect((await approve(both[1], back.body.id)).body).toMatchObject({ state: 'executed' })
    for (const at of [shop, second]) {
      const fee = async () => feeBpsOf(await quoteTo(at, italian, DOGE))
      await expect.poll(fee, { timeout: 5_000 }).toBe(100)
    }
  })

  test.for([
    [{ 'region.xx.*.*.service': '10' }, 'two-letter code'],
    [{ 'region.de.*.*.service': '5001' }, 'from 0 to 5000'],
    [{ 'region.de.nope.*.service': '10' }, 'no setting'],
    [{ 'partner.wallet.*.*.service': '10' }, 'ID of a partner'],
    [{ 'partner.0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b.*.*.service': '10' }, 'No partner has this'],
  ] as const)('[OPS-10.14] are refused with the reason: %o', async ([of, why]) => {
    const refused = await anna.ask('POST', '/trading', { settings: settingsOf(of), reason })
    expect(refused.status).toBe(422)
    expect(refused.body.error?.message).toContain(why)
  })
})
