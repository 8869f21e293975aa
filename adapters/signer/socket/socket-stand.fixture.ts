import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Adoption, AuditHead, SignerPort, Witness } from '@causeway/core/ports'
import { afterEach, beforeEach } from 'vitest'
import { inputs, nonce, samplePlan } from '../sample-plans.ts'
import { SigningRefused } from '../signing-refused.ts'
import { createSignerServer, type SignerServer } from './create-signer-server.ts'
import { createSocketSigner, type SocketSigner } from './create-socket-signer.ts'
import { makeCertificates } from './make-certificates.ts'
import { readCertificates } from './read-certificates.ts'
import type { SignerPlace } from './signer-place.ts'

/** Where the socket of a test is, what came to its signer, and what the signer waits for. */
type SocketState = {
  readonly folder: string
  readonly path: string
  /** What the server is given, and what the client is. */
  places: { readonly server: SignerPlace; readonly client: SignerPlace }
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

const HOST = '127.0.0.1'

const newState = (folder: string, path = join(folder, 's')): SocketState => ({
  folder,
  path,
  places: { server: { kind: 'socket', path }, client: { kind: 'socket', path } },
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

/** Both ends of a place behind TLS, with certificates that are made for them. */
export async function placesByTls(folder: string, port: number): Promise<SocketState['places']> {
  const made = join(folder, 'certificates')
  await makeCertificates(made, [HOST], Date.now())
  const at = async (end: 'signer' | 'worker'): Promise<SignerPlace> => ({
    kind: 'address',
    host: HOST,
    port,
    certificates: await readCertificates(join(made, end), end, Date.now()),
  })
  return { server: await at('signer'), client: await at('worker') }
}

/** A signer, its server and a client: the last two are new before each test and gone after it. */
export function socketStand(kind: SignerPlace['kind'] = 'socket'): SocketStand {
  let server: SignerServer
  let client: SocketSigner
  const state = newState('')
  const signer = signerOf(state)
  const openServer = () =>
    createSignerServer({
      signer,
      place: state.places.server,
      onError: (error) => state.errors.push(error),
    })
  beforeEach(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'causeway-socket-'))
    Object.assign(state, newState(folder))
    if (kind === 'address') state.places = await placesByTls(folder, 0)
    server = await openServer()
    if (server.port !== null) state.places = onPort(state.places, server.port)
    client = createSocketSigner({ place: state.places.client })
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

function onPort({ client, server }: SocketState['places'], port: number): SocketState['places'] {
  const at = (place: SignerPlace) => (place.kind === 'address' ? { ...place, port } : place)
  return { client: at(client), server: at(server) }
}
