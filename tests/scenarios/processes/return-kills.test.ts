// door: HTTP, chain
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReturnOut, UnmatchedPaymentOut } from '@causeway/api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customerAddress, mine, mustAsk, paymentsOnChain, place } from '../../customers/index.ts'
import { programWithFaults } from '../../faults/program-with-faults.ts'
import { type RunningProduct, startProduct } from '../../support/index.ts'
import { reason } from '../support/backoffice/proposal-steps.ts'
import { addByCommand, joinBy, type Member, memberAt } from '../support/backoffice/staff-steps.ts'
import { expectClosedBooks } from '../support/books.ts'
import { databaseFor, FAST_BLOCKS } from '../support/start-shop.ts'

/** Where the process dies between the decision and the return's confirmation. */
const STEPS = [
  'send_suspense_back:before_commit#1',
  'send_suspense_back:after_commit#1',
  'sign:after#1',
  'broadcast:after#1',
  'confirm_transfer:before_commit#1',
]
const POLL = { timeout: 120_000 }

const folder = mkdtempSync(join(tmpdir(), 'causeway-return-kills-'))
const [dataDir, armed] = [join(folder, 'data'), join(folder, 'kill-at')]
const arm = (step: string) => writeFileSync(armed, step)
let env: Readonly<Record<string, string>>
let shop: RunningProduct
let anna: Member

async function start(): Promise<void> {
  shop = await startProduct({ entry: await programWithFaults('serve'), dataDir, env })
}

beforeAll(async () => {
  mkdirSync(dataDir)
  arm('')
  const url = await databaseFor('return_kills')
  const place = { ...(url === null ? {} : { DATABASE_URL: url }), KILL_AT_FILE: armed }
  // One person is enough here: the decision and its execution are one call.
  env = { ...FAST_BLOCKS, ...place, BACKOFFICE_HOST: 'localhost', FOUR_EYES: 'off' }
  await start()
  const known = { DATA_DIR: dataDir, DATABASE_URL: url ?? '' }
  const link = await addByCommand(known, 'anna@shop.example', 'administrator')
  anna = await joinBy(shop, link, 'Anna')
})
afterAll(async () => {
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function unmatched() {
  return (await anna.ask('GET', '/unmatched')).body as unknown as {
    readonly payments: readonly UnmatchedPaymentOut[]
    readonly returns: readonly ReturnOut[]
  }
}

/** A payment without its memo, confirmed; answers what two people would be asked to agree on. */
async function unmatchedPayment() {
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
    arm(step)
    const proposed = anna.ask('POST', '/unmatched/return', body).catch(() => null)
    expect(await shop.ended).toBe('SIGKILL')
    await proposed
    await shop.kill()
    arm('')
    await start()
    anna = memberAt(shop, anna)
    const find = async () =>
      (await unmatched()).returns.find(({ payment }) => payment === body.txId)
    const isDecided = (await find()) !== undefined
    expect(isDecided).toBe(step !== STEPS[0])
    const again = await anna.ask('POST', '/unmatched/return', body)
    expect(again.status).toBe(isDecided ? 409 : 200)
    await expect
      .poll(async () => {
        await mine(shop, 'ripple', 1)
        return (await find())?.state
      }, POLL)
      .toBe('finished')
    const { address } = body
    const sent = paymentsOnChain(dataDir, { address, extraId: null })
    expect(sent.map(({ txId }) => txId)).toEqual([(await find())?.transaction])
    await expectClosedBooks(shop)
  },
)
