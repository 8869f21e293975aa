// door: HTTP, chain
import type { HandPayoutOut } from '@causeway/api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customerAddress, mine, paymentsOnChain } from '../../customers/index.ts'
import { type MortalOffice, openMortalOffice } from '../support/backoffice/mortal-office.ts'
import { reason } from '../support/backoffice/proposal-steps.ts'
import { expectClosedBooks } from '../support/books.ts'

/** Where the process dies between the decision and the payout's confirmation. */
const STEPS = [
  'pay_by_hand:before_commit#1',
  'pay_by_hand:after_commit#1',
  'sign:after#1',
  'broadcast:after#1',
  'confirm_transfer:before_commit#1',
]
const POLL = { timeout: 120_000 }

let office: MortalOffice
beforeAll(async () => {
  office = await openMortalOffice('hand_kills', { HAND_PAYOUT_LIMITS: 'btc=1' })
})
afterAll(() => office.close())

async function payoutTo(address: string): Promise<HandPayoutOut | undefined> {
  const { body } = await office.anna().ask('GET', '/hand-payouts')
  const { payouts } = body as unknown as { readonly payouts: readonly HandPayoutOut[] }
  return payouts.find((payout) => payout.address === address)
}

test.for(STEPS)('[OPS-07.10] killed at %s, coins are paid out by hand once', async (step) => {
  const { address } = await customerAddress(office.shop(), 'btc')
  const what = { asset: 'btc', amount: '0.05', address, extraId: null }
  const body = { ...what, purpose: 'expense', reason }
  await office.dieAt(step, (anna) => anna.ask('POST', '/hand-payouts', body))
  const isDecided = (await payoutTo(address)) !== undefined
  expect(isDecided).toBe(step !== STEPS[0])
  if (!isDecided) {
    const again = await office.anna().ask('POST', '/hand-payouts', body)
    expect(again.body).toMatchObject({ state: 'executed' })
  }
  await expect
    .poll(async () => {
      await mine(office.shop(), 'bitcoin', 1)
      return (await payoutTo(address))?.state
    }, POLL)
    .toBe('finished')
  const sent = paymentsOnChain(office.dataDir, { address, extraId: null })
  expect(sent.map(({ txId }) => txId)).toEqual([(await payoutTo(address))?.transaction])
  await expectClosedBooks(office.shop())
})
