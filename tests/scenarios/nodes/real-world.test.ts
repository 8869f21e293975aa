// door: HTTP, chain, mail, exchange
import { join } from 'node:path'
import { startAnvil } from '@causeway/adapters/devnet'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { reach } from '../../customers/index.ts'
import { migratedDatabase } from '../../database/test-database.ts'
import { type RunningProduct, startProduct } from '../../support/index.ts'
import { setupOf } from '../support/backoffice/setup-steps.ts'
import { addByCommand, joinBy } from '../support/backoffice/staff-steps.ts'
import { PASSWORD, personAt, solvedCaptcha } from '../support/person.ts'
import {
  ETHER,
  expectDollarsOnce,
  fundHotWallet,
  openRealWorld,
  PASSPHRASE,
  placeOrder,
  type RealWorld,
} from './real-world-stand.ts'

let world: RealWorld
beforeAll(async () => {
  world = await openRealWorld()
})
afterAll(() => world?.close())

describe('real money', () => {
  test.each([
    ['the embedded database', { DATABASE_URL: '' }, 'DATABASE_URL'],
    ['a development chain', { CHAIN: 'development' }, 'real money needs the main chain'],
    ['one source of prices', { RATE_SOURCES: 'kraken' }, 'two exchanges or more'],
    ['no mail server', { SMTP_URL: '' }, 'SMTP_URL'],
    ['nobody to write to', { SUPPORT_EMAIL: '' }, 'SUPPORT_EMAIL is "", but must be'],
    ['no secret of its own', { SECRET_KEY: '' }, 'SECRET_KEY'],
  ])('[OPS-04.3] refuses to start with %s', async (_name, change, says) => {
    const other = 'CHAIN' in change ? await startAnvil() : null
    const env = {
      ...world.environment,
      DATABASE_URL: 'postgres://127.0.0.1:1/nowhere',
      ...(other === null ? change : { ETHEREUM_RPC_URL: other.rpcUrl }),
    }
    await expect(startProduct({ env })).rejects.toThrow(says)
    await other?.stop()
  })

  test('[OPS-04.3] a play world refuses the main chain', async () => {
    const env = { ETHEREUM_RPC_URL: world.anvil.rpcUrl, LOG_LEVEL: 'warn' }
    await expect(startProduct({ env })).rejects.toThrow('a play world must not touch real money')
  })

  test('[TRACK-01.9] [TRACK-02.1] [AUTH-13.1] [OPS-21.2] a swap and a sign-up between real providers of every kind: chain, prices, venue, mail, keystore', async (context) => {
    const url = await migratedDatabase(context, 'real_world')
    const dataDir = join(world.folder, 'data')
    const env = { ...world.environment, DATABASE_URL: url, BACKOFFICE_HOST: 'localhost' }
    const shop = await startProduct({ dataDir, env })
    try {
      await signUpByMail(shop)
      await fundHotWallet(world, shop, env)
      const order = await placeOrder(world, shop)
      await world.anvil.pay(order.created.payinAddress, ETHER)
      const ended = await reach(shop, order, 'finished')
      await expectDollarsOnce(world, order, ended)
      // 3,500 at the exchanges, within their spreads, less fees.
      expect(Number(ended.amountTo)).toBeGreaterThan(3_450)
      expect(Number(ended.amountTo)).toBeLessThan(3_550)
      const shown = await fetch(`${shop.url}/track/${order.id}`).then((reply) => reply.text())
      for (const txId of [ended.payinTxId, ended.payoutTxId]) {
        expect(shown).toContain(`href="https://etherscan.io/tx/${txId}"`)
      }
      await vi.waitUntil(
        () => world.mailServer.mails.some(({ to }) => to === 'customer@example.com'),
        {
          timeout: 120_000,
        },
      )
      // What was sold to the customer is bought back at the venue, what came in is sold there.
      const [venue] = world.exchanges
      await vi.waitUntil(() => venue?.asked().some(({ path }) => path.endsWith('/AddOrder')), {
        timeout: 120_000,
      })
      await expectSetup(shop, { ...env, DATA_DIR: dataDir })
      const sandbox = await fetch(`${shop.url}/api/sandbox/ledger/totals`)
      expect(sandbox.status).toBe(404)
    } finally {
      expect(await shop.stop(), shop.output().slice(-3000)).toBe(0)
    }
  })
})

/** An account by a link in a mail that went over SMTP, with its text and its HTML. */
async function signUpByMail(shop: RunningProduct): Promise<void> {
  const email = 'ada@example.com'
  const person = personAt(shop)
  const captcha = await solvedCaptcha(shop)
  const body = { email, subscribed: false, source: 'web', captcha }
  const asked = await person.ask('POST', '/api/auth/sign-up', { body })
  expect(asked.body, JSON.stringify(asked.body)).toMatchObject({ result: true })
  const mail = await vi.waitUntil(() => world.mailServer.mails.find(({ to }) => to === email), {
    timeout: 120_000,
  })
  const content = mail.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  expect(content).toMatch(/^From: Shop <no-reply@shop\.example>\r$/m)
  expect(content).toMatch(/^Subject: Causeway: Confirm your email address\r$/m)
  expect(content).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(content).not.toContain('a sandbox of')
  const [, plain = '', html = ''] = content.split(/^Content-Type: text\/(?:plain|html); /m)
  const link = new RegExp(`${shop.url}/auth/confirm/([\\w-]{43})`)
  const token = link.exec(plain)?.[1] ?? ''
  expect(link.exec(html)?.[1]).toBe(token)
  const { result } = (await person.ask('GET', `/api/auth/confirm/${token}`)).body
  const given = { recoverToken: result.recoverToken, password: PASSWORD }
  const set = await person.ask('POST', '/api/auth/recover/submit', { body: given })
  expect(set.body).toMatchObject({ result: true })
  expect((await person.ask('GET', '/api/user')).body.user).toMatchObject({ email })
}

/** What staff of a shop with real money read of its setup. */
async function expectSetup(shop: RunningProduct, env: Readonly<Record<string, string>>) {
  const token = await addByCommand(env, 'a@shop.example', 'administrator')
  const steps = await setupOf(await joinBy(shop, token, 'Ann'))
  const states = Object.fromEntries(steps.map(({ state, step }) => [step, state]))
  const done = ['world', 'database', 'secret', 'nodes', 'ceilings', 'mail', 'support']
  expect(states).toMatchObject({
    ...Object.fromEntries(done.map((step) => [step, 'done'])),
    ...{ keys: 'attention', prices: 'attention', domain: 'blocking', staff: 'blocking' },
  })
  expect(JSON.stringify(steps)).not.toContain(PASSPHRASE)
}
