// door: HTTP, chain
import type { ColdMoveOut } from '@causeway/api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mine, paymentsOnChain } from '../../customers/index.ts'
import { type MortalOffice, openMortalOffice } from '../support/backoffice/mortal-office.ts'
import { reason } from '../support/backoffice/proposal-steps.ts'
import { expectClosedBooks } from '../support/books.ts'

/** Where the process dies between the decision and the move's confirmation. */
const STEPS = [
  'move_to_cold:before_commit#1',
  'move_to_cold:after_commit#1',
  'sign:after#1',
  'broadcast:after#1',
  'confirm_transfer:before_commit#1',
]
const POLL = { timeout: 120_000 }
const COLD = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'

let office: MortalOffice
beforeAll(async () => {
  office = await openMortalOffice('cold_kills', { COLD_ADDRESSES: `btc=${COLD}` })
})
afterAll(() => office.close())

async function moves(): Promise<readonly ColdMoveOut[]> {
  const { body } = await office.anna().ask('GET', '/wallets')
  return (body as unknown as { readonly cold: { readonly moves: readonly ColdMoveOut[] } }).cold
    .moves
}

test.for(STEPS.map((step, index) => [step, `0.0${index + 1}`] as const))(
  '[OPS-12.11] killed at %s, coins go to cold storage once',
  async ([step, amount]) => {
    const body = { asset: 'btc', amount, address: COLD, extraId: null, reason }
    await office.dieAt(step, (anna) => anna.ask('POST', '/wallets/cold', body))
    const find = async () => (await moves()).find((move) => move.amount === `${amount} BTC`)
    const isDecided = (await find()) !== undefined
    expect(isDecided).toBe(step !== STEPS[0])
    if (!isDecided) {
      const again = await office.anna().ask('POST', '/wallets/cold', body)
      expect(again.body).toMatchObject({ state: 'executed' })
    }
    await expect
      .poll(async () => {
        await mine(office.shop(), 'bitcoin', 1)
        return (await find())?.state
      }, POLL)
      .toBe('finished')
    const sent = paymentsOnChain(office.dataDir, { address: COLD, extraId: null })
    const finished = (await moves()).map(({ transaction }) => transaction)
    expect(sent.map(({ txId }) => txId)).toEqual(finished.toReversed())
    await expectClosedBooks(office.shop(), ['cold'])
  },
)
