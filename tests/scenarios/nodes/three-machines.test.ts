// door: HTTP, chain, command (and the signer's address)
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readCertificates } from '@causeway/adapters/signer/place'
import { createSocketSigner } from '@causeway/adapters/signer/socket'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Placed, reach } from '../../customers/index.ts'
import { migratedDatabase } from '../../database/test-database.ts'
import {
  launch,
  onFreePort,
  type RunningProcess,
  type RunningProduct,
  startProduct,
  startWorker,
} from '../../support/index.ts'
import {
  ETHER,
  expectDollarsOnce,
  fundHotWallet,
  openRealWorld,
  PASSPHRASE,
  placeOrder,
  type RealWorld,
} from './real-world-stand.ts'

const HOST = '127.0.0.1'
const PATIENCE = 300_000
const root = resolve(import.meta.dirname, '../../..')
/** What only the signer's machine has. */
const KEYS = ['SIGNER_KEYSTORE', 'SIGNER_PASSPHRASE', 'PAYOUT_CEILINGS']

let world: RealWorld
let machines: Machines
beforeAll(async () => {
  world = await openRealWorld()
}, PATIENCE)
afterAll(async () => {
  await machines?.close()
  await world?.close()
}, PATIENCE)

type Machines = Awaited<ReturnType<typeof openMachines>>

/** What `npm run keystore` writes. */
function keystore(...args: readonly string[]): string {
  const env = { ...process.env, KEYSTORE_PASSPHRASE: PASSPHRASE }
  return execFileSync('npm', ['run', '--silent', 'keystore', '--', ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
}

/** Web, worker and signer, each with a folder of its own and nothing in common but the database and the network. */
async function openMachines(database: string) {
  const { SIGNER_KEYSTORE: file = '', ...environment } = world.environment
  const made = join(world.folder, 'made')
  keystore('certificates', made, HOST)
  const [, publicKeys = ''] = /^WALLET_PUBLIC_KEYS=(.+)$/m.exec(keystore('check', file)) ?? []
  /** A machine's disk: the certificates of one end, if any. */
  const machine = (name: string, end: 'signer' | 'worker' | null) => {
    const folder = join(world.folder, name)
    mkdirSync(folder)
    if (end !== null) cpSync(join(made, end), join(folder, 'certificates'), { recursive: true })
    return folder
  }
  const signerAt = machine('signer', 'signer')
  cpSync(file, join(signerAt, 'keystore.json'))
  rmSync(file)
  const without = Object.entries(environment).filter(([name]) => !KEYS.includes(name))
  const shared = { ...Object.fromEntries(without), DATABASE_URL: database }
  const keyless = { ...shared, WALLET_PUBLIC_KEYS: publicKeys }
  const { signer, port } = await onFreePort(async (port) => {
    const env = {
      ...environment,
      DATABASE_URL: database,
      SIGNER_KEYSTORE: join(signerAt, 'keystore.json'),
      SIGNER_ADDRESS: `${HOST}:${port}`,
      SIGNER_CERTIFICATES: join(signerAt, 'certificates'),
    }
    const start = async (): Promise<RunningProcess> => {
      const program = { entry: 'main/run.js', args: ['sign'], env, dataDir: join(signerAt, 'data') }
      const [started] = await launch(program, /signer is ready on 127/)
      return started
    }
    return { signer: { start, running: await start() }, port }
  })
  const startWeb = (name: string): Promise<RunningProduct> =>
    startProduct({
      dataDir: join(machine(name, null), 'data'),
      env: { ...keyless, ROLE: 'web', PAYOUT_CEILINGS: environment.PAYOUT_CEILINGS ?? '' },
    })
  const startWorkerOn = async (name: string): Promise<RunningProcess> => {
    const folder = machine(name, 'worker')
    const env = {
      ...keyless,
      SIGNER_ADDRESS: `${HOST}:${port}`,
      SIGNER_CERTIFICATES: join(folder, 'certificates'),
    }
    return startWorker({ env, dataDir: join(folder, 'data') })
  }
  const running = {
    signer: signer.running,
    web: await startWeb('web-1'),
    worker: await startWorkerOn('worker-1'),
  }
  return {
    ...running,
    port,
    made,
    keyless,
    running,
    startSigner: signer.start,
    startWeb,
    startWorkerOn,
    files: (name: string) => readdirSync(join(world.folder, name), { recursive: true }),
    remove: (name: string) => rmSync(join(world.folder, name), { recursive: true }),
    close: async () => {
      for (const one of Object.values(running)) await one.stop()
    },
  }
}

async function paid(): Promise<Placed> {
  const order = await placeOrder(world, machines.running.web)
  await world.anvil.pay(order.created.payinAddress, ETHER)
  return order
}

async function finished(order: Placed): Promise<void> {
  const ended = await reach(machines.running.web, order, 'finished', PATIENCE)
  await expectDollarsOnce(world, order, ended)
}

test(
  '[SCALE-01.1] web, worker and signer without a folder in common carry an order from its deposit to its payout',
  async (context) => {
    machines = await openMachines(await migratedDatabase(context, 'three_machines'))
    const { files, running } = machines
    await fundHotWallet(world, running.web, {
      ...world.environment,
      DATABASE_URL: 'postgres://127.0.0.1:1/nowhere',
      SIGNER_KEYSTORE: join(world.folder, 'signer', 'keystore.json'),
    })
    await finished(await paid())
    expect(files('signer')).toContain(join('data', 'signer-journal.jsonl'))
    for (const name of ['web-1', 'worker-1']) {
      expect(
        files(name).filter((file) => /journal|keystore|world|secret/.test(String(file))),
      ).toEqual([])
    }
  },
  PATIENCE,
)

test(
  '[SCALE-01.2] the signer answers the worker’s certificate alone, and workers ask no other signer',
  async () => {
    const { keyless, made, port } = machines
    const others = join(world.folder, 'others')
    keystore('certificates', others, HOST)
    expect(() => keystore('certificates', made, HOST)).toThrow('already holds certificates')
    const ask = async (folder: string) => {
      const certificates = await readCertificates(join(folder, 'worker'), 'worker', Date.now())
      const place = { kind: 'address', host: HOST, port, certificates } as const
      const client = createSocketSigner({ place })
      try {
        return (await client.history(0)).length
      } catch (error) {
        expect(error).toMatchObject({ name: 'SignerUnreachable' })
        return 'no answer'
      } finally {
        await client.close()
      }
    }
    expect(await ask(made)).toBeGreaterThan(0)
    expect(await ask(others)).toBe('no answer')
    const env = { ...keyless, SIGNER_ADDRESS: `${HOST}:${port}` }
    for (const [folder, says] of [
      [join(made, 'signer'), 'Its certificate is not made for a worker'],
      [join(world.folder, 'nothing'), 'authority.pem can’t be read'],
      ['', 'SIGNER_CERTIFICATES is "", but must be a folder'],
    ] as const) {
      await expect(startWorker({ env: { ...env, SIGNER_CERTIFICATES: folder } })).rejects.toThrow(
        says,
      )
    }
  },
  PATIENCE,
)

test(
  '[SCALE-01.3] whichever of them is killed while an order is paid, the order is paid out once when it is back',
  async () => {
    const { running } = machines
    await running.signer.kill()
    const waiting = await paid()
    await reach(running.web, waiting, 'sending', PATIENCE)
    await vi.waitFor(
      () => expect(running.worker.output()).toMatch(/signer at 127.0.0.1:\d+ was lost/),
      { timeout: PATIENCE, interval: 200 },
    )
    running.signer = await machines.startSigner()
    await finished(waiting)
    for (const killed of ['worker', 'web', 'signer'] as const) {
      const order = await paid()
      await running[killed].kill()
      if (killed === 'signer') running.signer = await machines.startSigner()
      if (killed === 'worker') running.worker = await machines.startWorkerOn('worker-2')
      if (killed === 'web') running.web = await machines.startWeb('web-2')
      await finished(order)
    }
  },
  PATIENCE * 2,
)

test(
  '[SCALE-01.4] a new worker and a new web process join by configuration alone, and what the old ones had is not needed',
  async () => {
    const { remove, running } = machines
    await Promise.all([running.worker.stop(), running.web.stop()])
    for (const name of ['web-1', 'web-2', 'worker-1', 'worker-2']) remove(name)
    running.web = await machines.startWeb('web-3')
    const order = await paid()
    running.worker = await machines.startWorkerOn('worker-3')
    await finished(order)
    expect(existsSync(join(world.folder, 'worker-1'))).toBe(false)
  },
  PATIENCE,
)
