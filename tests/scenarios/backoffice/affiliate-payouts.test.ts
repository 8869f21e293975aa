// door: HTTP, chain, command
import type { HeldPayoutOut } from '@causeway/api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advanceClock, mustAsk } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import {
  approve,
  codeOf,
  inviteMember,
  reason,
  twoAdministrators,
} from '../support/backoffice/proposal-steps.ts'
import type { Member } from '../support/backoffice/staff-steps.ts'
import {
  type ApprovedAffiliate,
  affiliateBalances,
  askOf,
  change,
  finishByLink,
  newAffiliate,
  refusal,
  setAddress,
} from '../support/partners/affiliate-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

const WITHIN = { timeout: 120_000, interval: 250 }
const DAY_SECONDS = 86_400

let shop: RunningProduct
let anna: Member
let bert: Member
const earners: Earner[] = []
beforeAll(async () => {
  shop = await startShop('affiliate_payouts', {
    BACKOFFICE_HOST: 'localhost',
    AFFILIATE_SHARE_BPS: '9000',
    AFFILIATE_MINIMUM_BTC: '0.000001',
    AFFILIATE_MINIMUM_ETH: '0.0001',
    AFFILIATE_APPROVAL_ABOVE_ETH: '0.0001',
  })
  earners.push(await earner(), await earner())
  // New addresses wait for a day, in which sessions of staff end.
  await advanceClock(shop, DAY_SECONDS)
  ;[anna, bert] = await twoAdministrators(shop, 'affiliate_payouts')
})
afterAll(() => stopShop(shop))

type Earner = Awaited<ReturnType<typeof earner>>

/** An affiliate who has earned ether, and has set addresses. */
async function earner() {
  const owner = await newAffiliate(shop)
  const addresses = {
    eth: await setAddress(shop, owner.browser, 'eth'),
    btc: await setAddress(shop, owner.browser, 'btc'),
  }
  await finishByLink(shop, owner.refId)
  return { owner, addresses }
}

/** Asks for the payout of one of them, which waits, and finds it as staff do. */
async function held(of: Earner | undefined) {
  if (of === undefined) throw new Error('Nobody has earned anything')
  const earned = await ready(of.owner)
  expect((await change(of.owner, 'payout', { currency: 'eth' })).status).toBe(200)
  const { body } = await anna.ask('GET', '/affiliate-payouts')
  const payouts = body.payouts as readonly HeldPayoutOut[]
  const payout = payouts.find(({ refId }) => refId === of.owner.refId)
  if (payout === undefined) throw new Error('Staff see no such payout')
  return { ...of, earned, payout }
}

const newest = async ({ browser }: ApprovedAffiliate) =>
  (await askOf(browser, 'payouts')).payouts[0]
const ready = async ({ browser }: ApprovedAffiliate) =>
  (await askOf(browser, 'balances')).result.readyToPayout.eth

async function paymentsTo(address: string) {
  const path = `/api/sandbox/wallets/${address}`
  const { payments } = await mustAsk<{ payments: { amount: string; txId: string }[] }>(
    shop,
    'GET',
    path,
  )
  return payments
}

async function auditOf(action: string, { refId }: ApprovedAffiliate) {
  const { body } = await anna.ask('GET', `/audit?action=${action}`)
  const entries = body.entries as { subject: string; after: string | null }[]
  return entries.filter(({ subject }) => subject === `affiliate:${refId}`)
}

test('[OPS-07.9] a payout to an affiliate above the limit waits, and is sent once when two people agree', async () => {
  const { addresses, owner, payout } = await held(earners[0])
  expect(await newest(owner)).toMatchObject({ status: 'held', txId: null, address: addresses.eth })
  expect(await ready(owner)).toBe('0')
  const { amount } = await newest(owner)
  expect(payout).toMatchObject({
    ...{ amount: `${amount} ETH`, address: addresses.eth },
    ...{ affiliateState: 'approved', isMonthly: false },
  })
  expect(await refusal(owner, 'payout', { currency: 'eth' })).toBe('payout_in_progress')
  const path = `/affiliate-payouts/${payout.id}/approve`
  const viewer = { email: 'vera@shop.example', role: 'viewer' }
  const vera = await inviteMember(shop, [anna, bert], viewer)
  expect(codeOf(await vera.ask('POST', path, { reason }))).toBe('staff_role_missing')
  const nowhere = `/affiliate-payouts/${crypto.randomUUID()}/approve`
  expect(codeOf(await anna.ask('POST', nowhere, { reason }))).toBe('affiliate_payout_unknown')
  const proposed = await anna.ask('POST', path, { reason })
  expect(proposed.body).toMatchObject({ state: 'waiting' })
  expect(codeOf(await approve(anna, proposed.body.id))).toBe('proposal_own')
  expect(await newest(owner)).toMatchObject({ status: 'held', txId: null })
  expect(await paymentsTo(addresses.eth)).toEqual([])
  expect((await approve(bert, proposed.body.id)).body).toMatchObject({ state: 'executed' })
  await expect.poll(async () => (await newest(owner)).status, WITHIN).toBe('finished')
  const { txId } = await newest(owner)
  expect(await paymentsTo(addresses.eth)).toMatchObject([{ amount, txId }])
  expect(codeOf(await anna.ask('POST', path, { reason }))).toBe('affiliate_payout_decided')
  const [entry] = await auditOf('affiliate.payout_sent', owner)
  expect(JSON.stringify(entry)).toContain(addresses.eth)
  await affiliateBalances(shop)
})

test('[OPS-07.9] one person declines it, and the money is in the balance again; a payout up to the limit is sent at once', async () => {
  const { addresses, earned, owner, payout } = await held(earners[1])
  const path = `/affiliate-payouts/${payout.id}`
  const proposed = await anna.ask('POST', `${path}/approve`, { reason })
  expect((await anna.ask('POST', `${path}/decline`, { reason })).body).toEqual({ result: true })
  expect(await newest(owner)).toMatchObject({ status: 'refused', txId: null })
  expect(await ready(owner)).toBe(earned)
  expect((await approve(bert, proposed.body.id)).body).toMatchObject({
    state: 'failed',
    outcome: 'affiliate_payout_decided',
  })
  expect(await auditOf('affiliate.payout_declined', owner)).toHaveLength(1)
  expect(await paymentsTo(addresses.eth)).toEqual([])
  expect((await change(owner, 'convert-all', { currency: 'btc' })).status).toBe(200)
  const isIdle = async () =>
    (await askOf(owner.browser, 'transfers-status')).result.convertProgressStatus
  await expect.poll(isIdle, WITHIN).toBe('idle')
  expect((await change(owner, 'payout', { currency: 'btc' })).status).toBe(200)
  await expect.poll(async () => (await newest(owner)).status, WITHIN).toBe('finished')
  expect(await paymentsTo(addresses.btc)).toHaveLength(1)
  await affiliateBalances(shop)
})
