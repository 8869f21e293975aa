// door: HTTP, chain
import type { ReturnOut, UnmatchedPaymentOut } from '@causeway/api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customerAddress, mine, mustAsk, paymentsOnChain, place } from '../../customers/index.ts'
import { type MortalOffice, openMortalOffice } from '../support/backoffice/mortal-office.ts'
import { reason } from '../support/backoffice/proposal-steps.ts'
import { expectClosedBooks } from '../support/books.ts'

/** Where the process dies between the decision and the return's confirmation. */
const STEPS = [
  'send_suspense_back:before_commit#1',
  'send_suspense_back:after_commit#1',
  'sign:after#1',
  'broadcast:after#1',
  'confirm_transfer:before_commit#1',
]
const POLL = { timeout: 120_000 }

let office: MortalOffice
beforeAll(async () => {
  office = await openMortalOffice('return_kills')
})
afterAll(() => office.close())

async function unmatched() {
  return (await office.anna().ask('GET', '/unmatched')).body as unknown as {
    readonly payments: readonly UnmatchedPaymentOut[]
    readonly returns: readonly ReturnOut[]
  }
}

/** A payment without its memo, confirmed; answers what two people would be asked to agree on. */
async function unmatchedPayment() {
  const shop = office.shop()
  const order = await place(shop, { from: 'xrp', to: 'btc' })
  const body = { transactionId: order.id, extraId: null }
  const { txId } = await mustAsk<{ txId: string }>(shop, 'POST', '/api/sandbox/deposits', { body })
  await mine(shop, 'ripple', 5)
  const payment = async () => (await unmatched()).payments.find((each) => each.txId === txId)
  await expect.poll(async () => (await payment())?.state, POLL).toBe('confirmed')
  const { address } = await customerAddress(shop, 'xrp')
  const { outputIndex = 0 } = (await payment()) ?? {}
  return { network: 'ripple', txId, outputIndex, address, extraId: '', reason }
}

test.for(STEPS)(
  '[OPS-12.10] killed at %s, an unmatched payment is sent back once',
  async (step) => {
    const body = await unmatchedPayment()
    await office.dieAt(step, (anna) => anna.ask('POST', '/unmatched/return', body))
    const find = async () =>
      (await unmatched()).returns.find(({ payment }) => payment === body.txId)
    const isDecided = (await find()) !== undefined
    expect(isDecided).toBe(step !== STEPS[0])
    const again = await office.anna().ask('POST', '/unmatched/return', body)
    expect(again.status).toBe(isDecided ? 409 : 200)
    await expect
      .poll(async () => {
        await mine(office.shop(), 'ripple', 1)
        return (await find())?.state
      }, POLL)
      .toBe('finished')
    const { address } = body
    const sent = paymentsOnChain(office.dataDir, { address, extraId: null })
    expect(sent.map(({ txId }) => txId)).toEqual([(await find())?.transaction])
    await expectClosedBooks(office.shop())
  },
)
