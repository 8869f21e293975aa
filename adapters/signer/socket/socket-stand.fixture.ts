import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Adoption, AuditHead, SignerPort, Witness } from '@causeway/core/ports'
import { afterEach, beforeEach } from 'vitest'
import { inputs, nonce, samplePlan } from '../sample-plans.ts'
import { SigningRefused } from '../signing-refused.ts'
import { createSignerServer, type SignerServer } from './create-signer-server.ts'
import { createSocketSigner, type SocketSigner } from './create-socket-signer.ts'

/** Where the socket of a test is, what came to its signer, and what the signer waits for. */
type SocketState = {
  readonly folder: string
  readonly path: string
  readonly errors: unknown[]
  readonly signed: string[]
  known: Witness | null
  adopted: Adoption | null
  readonly heads: AuditHead[]
  hold: Promise<void> | null
}

type SocketStand = {
  readonly state: SocketState
  readonly signer: SignerPort
  readonly openServer: () => Promise<SignerServer>
  server: SignerServer
  readonly client: SocketSigner
}

const newState = (folder: string): SocketState => ({
  folder,
  path: join(folder, 's'),
  errors: [],
  signed: [],
  known: null,
  adopted: null,
  heads: [],
  hold: null,
})

export const planOf = (transferId: string) => samplePlan(transferId, inputs('x:0'))
export const signedOf = (transferId: string) => ({
  transferId,
  network: 'litecoin',
  txId: `tx-${transferId}`,
  bytes: '00',
})

/** Signs whatever it is given, except the transfers that are named after their failure. */
function signerOf(state: SocketState): SignerPort {
  return {
    sign: async ({ intent: { transferId } }) => {
      await state.hold
      state.signed.push(transferId)
      if (transferId === 'refused') throw new SigningRefused('halted', 'signing is halted')
      if (transferId === 'broken') throw new Error('the disk is full')
      return signedOf(transferId === 'other' ? 'another' : transferId)
    },
    recall: async (transferId) => [
      {
        sequence: 1,
        plan: samplePlan(transferId, nonce(2n)),
        signed: signedOf(transferId),
        isAdopted: false,
      },
      { sequence: 9, plan: null, signed: signedOf(transferId), isAdopted: true },
    ],
    history: async (after) => [
      {
        sequence: after + 1,
        plan: samplePlan('h', inputs('x:0')),
        signed: signedOf('h'),
        isAdopted: false,
      },
    ],
    witness: async () => state.known,
    remember: async (witness) => {
      state.known = witness
    },
    journalState: async () => ({ lines: 3, linesSeen: 4, cursors: { litecoin: 'a place' } }),
    compareHistory: async (network, { transactions, nonces }) => ({
      transactions: [network, ...transactions],
      nonces:
        nonces === null ? [] : [nonces.first ?? -1n, nonces.next].filter((each) => each >= 0n),
    }),
    adopt: async (adoption) => {
      state.adopted = adoption
    },
    acceptJournal: async () => {
      state.adopted = null
    },
    auditHeads: async () => state.heads,
    noteAuditHead: async (head) => {
      state.heads.push(head)
    },
    forgetAuditHeads: async (lost) => {
      state.heads.splice(0, lost.length)
    },
  }
}

/** A signer, its server and a client: the last two are new before each test of the file and gone after it. */
export function socketStand(): SocketStand {
  let server: SignerServer
  let client: SocketSigner
  const state = newState('')
  const signer = signerOf(state)
  const openServer = () =>
    createSignerServer({ signer, path: state.path, onError: (error) => state.errors.push(error) })
  beforeEach(async () => {
    Object.assign(state, newState(await mkdtemp(join(tmpdir(), 'causeway-socket-'))))
    server = await openServer()
    client = createSocketSigner({ path: state.path })
  })
  afterEach(async () => {
    await client.close()
    await server.close()
    await rm(state.folder, { recursive: true, force: true })
  })
  return {
    state,
    signer,
    openServer,
    get server() {
      return server
    },
    set server(opened) {
      server = opened
    },
    get client() {
      return client
    },
  }
}
