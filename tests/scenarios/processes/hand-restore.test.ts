// door: HTTP, chain, the operator's command
import type { HandPayoutOut } from '@causeway/api/contract'
import { expect, test } from 'vitest'
import { customerAddress, mine, mustAsk, paymentsOnChain } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { reason } from '../support/backoffice/proposal-steps.ts'
import { addByCommand, joinBy, type Member, memberAt } from '../support/backoffice/staff-steps.ts'
import { expectClosedBooks, type LedgerTotals } from '../support/books.ts'
import { onServer } from '../support/restorable.ts'
import { stopShop } from '../support/start-shop.ts'

const PATIENCE = { timeout: 120_000, interval: 200 }

async function capitalOf(shop: RunningProduct): Promise<number> {
  const { accounts } = await mustAsk<LedgerTotals>(shop, 'GET', '/api/sandbox/ledger/totals')
  const found = accounts.find(({ account, asset }) => account === 'capital' && asset === 'btc')
  return Number(found?.balance ?? 0)
}

async function newest(anna: Member): Promise<HandPayoutOut | undefined> {
  const { body } = await anna.ask('GET', '/hand-payouts')
  return (body as unknown as { readonly payouts: readonly HandPayoutOut[] }).payouts[0]
}

test('[OPS-07.13] a payout by hand that a restored database has lost is booked from the signer’s journal, and never sent again', async (context) => {
  const settings = { BACKOFFICE_HOST: 'localhost', FOUR_EYES: 'off' }
  const stage = await onServer(context, 'hand_restore', settings)
  const first = await stage.start()
  const link = await addByCommand(stage.place, 'anna@shop.example', 'administrator')
  const joined = await joinBy(first, link, 'Anna')
  const { address } = await customerAddress(first, 'btc')
  await stopShop(first)
  await stage.backUp()

  const second = await stage.start()
  const anna = memberAt(second, joined)
  const capital = await capitalOf(second)
  const what = { asset: 'btc', amount: '0.25', address, extraId: null, purpose: 'profit', reason }
  expect((await anna.ask('POST', '/hand-payouts', what)).body).toMatchObject({ state: 'executed' })
  await expect
    .poll(async () => {
      await mine(second, 'bitcoin', 1)
      return (await newest(anna))?.state
    }, PATIENCE)
    .toBe('finished')
  const sent = paymentsOnChain(stage.dataDir, { address, extraId: null })
  expect(sent).toHaveLength(1)
  await stopShop(second)
  await stage.restore()

  expect(await stage.doctor('--reconcile', '--yes')).toContain('Lifted')
  const third = await stage.start()
  expect(await newest(memberAt(third, joined))).toBeUndefined()
  await expect.poll(() => capitalOf(third), PATIENCE).toBeCloseTo(capital + 0.25, 8)
  await mine(third, 'bitcoin', 2)
  await expectClosedBooks({ url: third.url, dataDir: stage.dataDir })
  expect(paymentsOnChain(stage.dataDir, { address, extraId: null })).toEqual(sent)
  await stopShop(third)
}, 600_000)
