// door: HTTP, chain, command (and the signer's process)
import { join } from 'node:path'
import type { HandPayoutOut } from '@causeway/api/contract'
import { afterEach, expect, test } from 'vitest'
import { customerAddress, mine, paymentsOnChain } from '../../customers/index.ts'
import { launch, type RunningProcess, startWorker } from '../../support/index.ts'
import { reason } from '../support/backoffice/proposal-steps.ts'
import { addByCommand, joinBy } from '../support/backoffice/staff-steps.ts'
import { expectClosedBooks } from '../support/books.ts'
import { databaseOf, FAST_BLOCKS, NO_SERVER, startShop } from '../support/start-shop.ts'

const PATIENCE = { timeout: 120_000, interval: 200 }

const running: { readonly stop: () => Promise<unknown> }[] = []
afterEach(async () => {
  for (const one of running.splice(0).reverse()) await one.stop()
})

function kept<T extends { readonly stop: () => Promise<unknown> }>(one: T): T {
  running.push(one)
  return one
}

test('[OPS-07.12] [OPS-07.14] a signer in a process of its own refuses more than its own limit, whatever page and database say', async (context) => {
  const database = { DATABASE_URL: databaseOf('hand_signer') ?? context.skip(NO_SERVER) }
  // An attacker with the shop's processes and its database has lifted the limit there.
  const shopEnv = { BACKOFFICE_HOST: 'localhost', FOUR_EYES: 'off', HAND_PAYOUT_LIMITS: 'btc=9' }
  const env = { ...FAST_BLOCKS, ...database, ...shopEnv }
  const web = kept(await startShop('hand_signer', { ...shopEnv, ROLE: 'web' }))
  const socket = { SIGNER_SOCKET: join(web.dataDir, 'signer.sock') }
  const startSigner = async (limit: string) => {
    const own = { ...FAST_BLOCKS, ...database, ...socket, HAND_PAYOUT_LIMITS: limit }
    const program = { entry: 'main/run.js', args: ['sign'], dataDir: web.dataDir, env: own }
    const [signer] = await launch(program, /signer is ready/)
    return kept<RunningProcess>(signer)
  }
  const strict = await startSigner('btc=0.1')
  const worker = kept(await startWorker({ env: { ...env, ...socket }, dataDir: web.dataDir }))
  const link = await addByCommand(
    { DATA_DIR: web.dataDir, ...database },
    'anna@shop.example',
    'administrator',
  )
  const anna = await joinBy(web, link, 'Anna')
  const { address } = await customerAddress(web, 'btc')
  const what = { asset: 'btc', amount: '0.25', address, extraId: null, purpose: 'other', reason }
  const payout = async () => {
    const { body } = await anna.ask('GET', '/hand-payouts')
    return (body as unknown as { readonly payouts: readonly HandPayoutOut[] }).payouts[0]
  }
  // The stock comes with the first blocks.
  await expect
    .poll(async () => (await anna.ask('POST', '/hand-payouts', what)).body.state, PATIENCE)
    .toBe('executed')
  await expect.poll(() => worker.output(), PATIENCE).toContain("more than the day's limit")
  expect(worker.output()).toContain('alert transfer_failed')
  expect(await payout()).toMatchObject({ state: 'sending', transaction: null, approvedBy: null })
  expect(paymentsOnChain(web.dataDir, { address, extraId: null })).toEqual([])

  await strict.stop()
  await startSigner('btc=0.25')
  await expect
    .poll(async () => {
      await mine(web, 'bitcoin', 1)
      return (await payout())?.state
    }, PATIENCE)
    .toBe('finished')
  expect(paymentsOnChain(web.dataDir, { address, extraId: null })).toHaveLength(1)
  await expectClosedBooks(web)
}, 300_000)
