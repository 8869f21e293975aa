// door: chain (and the signer's socket)
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSocketSigner } from '@causeway/adapters/signer/socket'
import { openDatabase } from '@causeway/server/db'
import { liftHalt, setHalt } from '@causeway/server/halts/set-halt'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migratedDatabase } from '../../database/test-database.ts'
import { expectSound, openExchange } from '../../exchange/index.ts'
import { launch, type RunningProcess } from '../../support/index.ts'

let folder = ''
let running: RunningProcess | null = null
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'causeway-signer-'))
})
afterEach(async () => {
  await running?.stop()
  running = null
  rmSync(folder, { recursive: true, force: true })
})

async function start(
  entry: string,
  args: readonly string[],
  ready: RegExp,
  env: Record<string, string>,
) {
  const [child] = await launch({ entry, args, env, dataDir: join(folder, 'data') }, ready)
  running = child
  return child
}

describe('a signer in a process of its own', () => {
  test('[OPS-04.6] killed between its journal and its answer signs nothing twice, and pays once', async (context) => {
    const url = await migratedDatabase(context, 'signer_process')
    const open = () => openDatabase({ url, connections: 8 })
    const exchange = await openExchange(await open(), open)
    const path = join(folder, 'socket')
    const killFile = join(folder, 'kill')
    const env = { SOCKET: path, DATABASE_URL: url, KILL_FILE: killFile }
    const startSigner = () =>
      start('tests/scenarios/support/mortal-signer.ts', [], /ready/, {
        ...env,
        JOURNAL: join(folder, 'journal.jsonl'),
      })
    const client = createSocketSigner({ place: { kind: 'socket', path } })
    exchange.signing.instead = (plan) => client.sign(plan)
    exchange.signing.journal = client
    try {
      const first = await startSigner()
      const orders = [await exchange.place({ to: 'eth' }), await exchange.place({ to: 'ltc' })]
      for (const placed of orders) await exchange.pay(placed)
      writeFileSync(killFile, '')
      for (const placed of orders) await exchange.until(placed, 'sending')
      expect(await first.ended).toBe('SIGKILL')
      await exchange.work()
      expect(exchange.alerts).toContain('transfer_failed')
      // Its socket is still lying there.
      expect(statSync(path).isSocket()).toBe(true)
      await startSigner()
      for (const placed of orders) {
        const { destination, sentTo, payoutTxId } = await exchange.until(placed, 'finished')
        expect(await exchange.received(destination.address)).toMatchObject([
          { amount: sentTo, txId: payoutTxId },
        ])
      }
      const journal = await client.history(0)
      expect(journal.map(({ sequence }) => sequence)).toEqual([1, 2])
      expect(new Set(journal.map(({ signed }) => signed.transferId)).size).toBe(2)
      await expectSound(exchange)
      await lastWords()
    } finally {
      await client.close()
      await exchange.close()
    }

    /** What the policy refuses over the socket: a destination changed in the database, and a halt. */
    async function lastWords(): Promise<void> {
      const placed = await exchange.place({ to: 'ltc' })
      await exchange.pay(placed)
      const plans: Parameters<typeof client.sign>[0][] = []
      exchange.signing.instead = async (plan) => {
        plans.push(plan)
        throw new Error('not now')
      }
      await exchange.until(placed, 'sending')
      const [plan] = plans
      if (plan === undefined) throw new Error('Nobody asked the signer')
      const database = exchange.database.direct()
      await setHalt(exchange.database, { scope: 'signing', reason: 'a test', at: 0 })
      await expect(client.sign(plan)).rejects.toMatchObject({ reason: 'halted' })
      await liftHalt(exchange.database, 'signing')
      await database
        .updateTable('orders')
        .set({ destination: 'elsewhere' })
        .where('id', '=', placed.order.id)
        .execute()
      await expect(client.sign(plan)).rejects.toMatchObject({ reason: 'settlement_differs' })
    }
  })
})

describe('npm run sign', () => {
  test('serves its socket with a connection that cannot write, and ends when asked', async (context) => {
    const url = await migratedDatabase(context, 'sign_command')
    const path = join(folder, 'socket')
    const child = await start('main/run.js', ['sign'], /signer is ready on (.+)/, {
      SIGNER_SOCKET: path,
      SIGNER_DATABASE_URL: url,
      DATABASE_URL: '',
    })
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const client = createSocketSigner({ place: { kind: 'socket', path } })
    expect(await client.witness()).toBeNull()
    await client.remember({ generation: 3n, nextIndices: { litecoin: 4n } })
    expect(await client.witness()).toEqual({ generation: 3n, nextIndices: { litecoin: 4n } })
    expect(await client.history(0)).toEqual([])
    await client.close()
    expect(await child.stop()).toBe(0)
    expect(() => statSync(path)).toThrow('ENOENT')
    running = null
  })

  test.for([
    ['no socket', { SIGNER_SOCKET: '' }, 'SIGNER_SOCKET'],
    ['no database server', { DATABASE_URL: '' }, 'SIGNER_DATABASE_URL'],
    ['ceilings that cannot be read', { PAYOUT_CEILINGS: 'btc=1' }, 'PAYOUT_CEILINGS is "btc=1"'],
    ['cold storage that cannot be read', { COLD_ADDRESSES: 'btc=1' }, 'COLD_ADDRESSES is "btc=1"'],
    [
      'limits of payouts by hand that cannot be read',
      { HAND_PAYOUT_LIMITS: 'btc=1/2' },
      'HAND_PAYOUT_LIMITS is "btc=1/2"',
    ],
    ['a keystore without passphrase', { SIGNER_KEYSTORE: '/nowhere' }, 'SIGNER_PASSPHRASE'],
    [
      'a keystore that is not there',
      { SIGNER_KEYSTORE: '/nowhere', SIGNER_PASSPHRASE: 'correct horse battery' },
      'SIGNER_KEYSTORE is "/nowhere"',
    ],
  ] as const)('with %s says what is wrong', async ([, env, says], context) => {
    const url = await migratedDatabase(context, 'sign_refused')
    const all = { SIGNER_SOCKET: join(folder, 'socket'), DATABASE_URL: url, ...env }
    await expect(start('main/run.js', ['sign'], /signer is ready/, all)).rejects.toThrow(says)
  })
})
