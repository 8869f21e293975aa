import { existsSync, rmSync } from 'node:fs'
import { createPolicy, createSigner } from '@causeway/adapters/signer'
import { createSignerServer } from '@causeway/adapters/signer/server'
import { createIntentReader } from '@causeway/server/signing'
import { openReadOnly } from '../../../main/services/open-signer.ts'
import { openExchangeWorld } from '../../exchange/index.ts'

/**
 * A signer's process for the hand-driven exchange. While the file KILL_FILE is there, the next signature is its last
 * deed: the process kills itself when the journal has it and nobody else does.
 */
const { SOCKET = '', JOURNAL = '', DATABASE_URL = '', KILL_FILE = '' } = process.env
const world = openExchangeWorld()
const own = (network: string) => {
  const chain = world.chains.get(network)
  if (chain === undefined) throw new Error(`There is no network ${network}`)
  return chain
}
const signer = createSigner({
  journalPath: JOURNAL,
  signers: Object.fromEntries([...world.chains.keys()].map((id) => [id, world.signer.sign])),
  clock: { now: () => Date.now() },
  historyGoodForMilliseconds: null,
  policy: createPolicy({
    facts: createIntentReader({ database: await openReadOnly(DATABASE_URL) }),
    ceilings: new Map(),
    unlisted: 'unlimited',
    handLimits: new Map(),
    own: {
      hotWallet: (network, asset) => own(network).hotWalletAddress(asset),
      payIn: (network, asset, index) => own(network).payInAddress(asset, index).address,
      isColdStorage: () => false,
    },
  }),
})
await createSignerServer({
  place: { kind: 'socket', path: SOCKET },
  onError: (error) => process.stderr.write(`${String(error)}\n`),
  signer: {
    ...signer,
    sign: async (plan) => {
      const signed = await signer.sign(plan)
      if (existsSync(KILL_FILE)) {
        rmSync(KILL_FILE)
        process.kill(process.pid, 'SIGKILL')
      }
      return signed
    },
  },
})
process.stdout.write('ready\n')
