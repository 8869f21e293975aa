import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { amount } from '@causeway/core/money'
import type { Adoption, SignerPort, Witness } from '@causeway/core/ports'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inputs, nonce, samplePlan } from '../sample-plans.ts'
import { SigningRefused } from '../signing-refused.ts'
import { createSignerServer, type SignerServer, SocketInUse } from './create-signer-server.ts'
import { createSocketSigner, type SocketSigner } from './create-socket-signer.ts'
import { writeRequest } from './messages.ts'

let folder = ''
let path = ''
let errors: unknown[] = []
let signed: string[] = []
let known: Witness | null = null
let adopted: Adoption | null = null
let hold: Promise<void> | null = null
let server: SignerServer
let client: SocketSigner

const signedOf = (transferId: string) => ({
  transferId,
  network: 'litecoin',
  txId: `tx-${transferId}`,
  bytes: '00',
})
const signer: SignerPort = {
  sign: async ({ intent: { transferId } }) => {
    await hold
    signed.push(transferId)
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
  witness: async () => known,
  remember: async (witness) => {
    known = witness
  },
  journalState: async () => ({ lines: 3, linesSeen: 4, cursors: { litecoin: 'a place' } }),
  compareHistory: async (network, { transactions, nonces }) => ({
    transactions: [network, ...transactions],
    nonces: nonces === null ? [] : [nonces.first ?? -1n, nonces.next].filter((each) => each >= 0n),
  }),
  adopt: async (adoption) => {
    adopted = adoption
  },
  acceptJournal: async () => {
    adopted = null
  },
}
const openServer = () =>
  createSignerServer({ signer, path, onError: (error) => errors.push(error) })
const paid = { address: 'a', extraId: null, amount: amount('eth', 2n ** 70n) }
const planOf = (transferId: string) => samplePlan(transferId, inputs('x:0'))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'causeway-socket-'))
  path = join(folder, 's')
  errors = []
  signed = []
  known = null
  hold = null
  server = await openServer()
  client = createSocketSigner({ path })
})
afterEach(async () => {
  await client.close()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** What a stranger who speaks raw bytes is told before the connection ends. */
const saying = (text: string): Promise<string> =>
  new Promise((resolve) => {
    let heard = ''
    const socket: Socket = connect(path, () => socket.write(text))
    socket.on('data', (data) => {
      heard += data.toString()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(heard))
  })

describe('over the socket', () => {
  test('every call answers as the signer itself', async () => {
    expect(await client.sign(planOf('a'))).toEqual(signedOf('a'))
    expect(await client.recall('a')).toEqual(await signer.recall('a'))
    expect(await client.history(4)).toEqual(await signer.history(4))
    expect(await client.witness()).toBeNull()
    const witness = { incarnation: 2n ** 65n, nextIndices: { litecoin: 7n } }
    await client.remember(witness)
    expect(await client.witness()).toEqual(witness)
  })

  test('histories are compared, and what was found is adopted, as by the signer itself', async () => {
    expect(await client.journalState()).toEqual(await signer.journalState())
    const told = { cursor: 'c', transactions: ['t'], nonces: { first: null, next: 2n ** 64n } }
    expect(await client.compareHistory('litecoin', told)).toEqual({
      transactions: ['litecoin', 't'],
      nonces: [2n ** 64n],
    })
    expect(await client.compareHistory('bitcoin', { ...told, nonces: null })).toEqual({
      transactions: ['bitcoin', 't'],
      nonces: [],
    })
    const about = { network: 'ethereum', reason: 'found', transferId: 'x' }
    const found = { txId: 't', nonce: 7n, inputs: [], bytes: '0x', payments: [paid] }
    for (const adoption of [
      { ...about, found },
      { ...about, unread: { transactions: ['u'], nonces: [8n] } },
    ]) {
      await client.adopt(adoption)
      expect(adopted).toEqual(adoption)
    }
    await client.acceptJournal()
    expect(adopted).toBeNull()
  })

  test('a refusal keeps its reason, anything else its message', async () => {
    const refusal = client.sign(planOf('refused'))
    await expect(refusal).rejects.toMatchObject({ name: 'SigningRefused', reason: 'halted' })
    const failure = client.sign(planOf('broken'))
    await expect(failure).rejects.toMatchObject({
      name: 'SignerFailed',
      message: 'the disk is full',
    })
    expect(errors).toHaveLength(1)
  })

  test('an answer for another transfer is not taken', async () => {
    await expect(client.sign(planOf('other'))).rejects.toThrow('instead of other')
  })

  test('many at once are answered each with its own', async () => {
    const names = Array.from({ length: 200 }, (_, each) => `t${each}`)
    const answers = await Promise.all(names.map((name) => client.sign(planOf(name))))
    expect(answers.map(({ transferId }) => transferId)).toEqual(names)
  })

  test('the socket is for its owner only', async () => {
    const found = await stat(path)
    expect(found.isSocket()).toBe(true)
    expect(found.mode & 0o777).toBe(0o600)
  })
})

describe('what cannot be read', () => {
  const whole = writeRequest({ id: 1, request: { call: 'sign', plan: planOf('a') } })
  test.each([
    ['no JSON', 'sign!\n'],
    ['an unknown call', '{"id":1,"call":"export","given":null}\n'],
    ['an unknown field', whole.replace('"id":1', '"id":1,"also":1')],
    ['an unknown field of the plan', whole.replace('"attempt"', '"also":1,"attempt"')],
    ['a number for units', whole.replace('"units":"5"', '"units":5')],
    ['negative units', whole.replace('"units":"5"', '"units":"-5"')],
    ['an unknown kind', whole.replace('"payout"', '"gift"')],
    ['a hardened index', whole.replace('"source":"hot"', '"source":2147483648')],
    ['attempt 0', whole.replace('"attempt":1', '"attempt":0')],
    ['no inputs', whole.replace('["x:0"]', '[]')],
    ['one input twice', whole.replace('["x:0"]', '["x:0","x:0"]')],
  ])('(%s) closes the connection and signs nothing', async (_name, text) => {
    expect(text).not.toBe(whole)
    expect(await saying(`${text}${whole}`)).toBe('')
    expect(signed).toEqual([])
    expect(errors).toHaveLength(1)
    expect(await client.sign(planOf('after'))).toEqual(signedOf('after'))
  })

  test('a line without end is cut off', async () => {
    expect(await saying('x'.repeat(3_000_000))).toBe('')
    expect(signed).toEqual([])
    expect(await client.sign(planOf('after'))).toEqual(signedOf('after'))
  })

  test('half a request, and then silence, signs nothing', async () => {
    const socket = connect(path, () => socket.end(whole.slice(0, -1)))
    await new Promise((resolve) => socket.once('close', resolve))
    expect(signed).toEqual([])
    expect(errors).toEqual([])
  })
})

describe('a connection', () => {
  test('that is lost is made again, and the question asked again', async () => {
    await client.sign(planOf('a'))
    await server.close()
    server = await openServer()
    expect(await client.sign(planOf('b'))).toEqual(signedOf('b'))
  })

  test('that ends between question and answer is made again, once', async () => {
    const dropping = join(folder, 'dropping')
    let asked = 0
    let patience = 1
    const dropper = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => {
        asked += 1
        if (asked <= patience) socket.destroy()
        else socket.end(`${JSON.stringify({ id: 1, value: signedOf('a') })}\n`)
      })
    }).listen(dropping)
    const asking = createSocketSigner({ path: dropping })
    expect(await asking.sign(planOf('a'))).toEqual(signedOf('a'))
    expect(asked).toBe(2)
    asked = 0
    patience = 2
    const lost = createSocketSigner({ path: dropping }).sign(planOf('a'))
    await expect(lost).rejects.toMatchObject({ message: /was lost/ })
    expect(asked).toBe(2)
    await asking.close()
    dropper.close()
  })

  test('to nobody says so', async () => {
    await server.close()
    await expect(client.sign(planOf('a'))).rejects.toMatchObject({ message: /was lost/ })
    server = await openServer()
    expect(await client.sign(planOf('a'))).toEqual(signedOf('a'))
  })

  test('to one who never answers ends in time', async () => {
    const silent = join(folder, 'silent')
    const sockets: Socket[] = []
    const mute = createServer((socket) => sockets.push(socket)).listen(silent)
    const asking = createSocketSigner({ path: silent, timeLimitMilliseconds: 50 })
    await expect(asking.sign(planOf('a'))).rejects.toMatchObject({ name: 'SignerUnreachable' })
    for (const socket of sockets) socket.destroy()
    mute.close()
  })

  test('to one who answers nonsense is given up', async () => {
    const odd = join(folder, 'odd')
    const nonsense = createServer((socket) => {
      socket.on('error', () => {})
      socket.end('{"id":77,"value":null}\n')
    }).listen(odd)
    const asking = createSocketSigner({ path: odd })
    await expect(asking.sign(planOf('a'))).rejects.toMatchObject({ message: /was lost/ })
    nonsense.close()
  })
})

describe('a server', () => {
  test('replaces a socket that a killed process left, and nothing else', async () => {
    await expect(openServer()).rejects.toThrow(SocketInUse)
    await server.close()
    await writeFile(path, 'a file of somebody')
    await expect(openServer()).rejects.toThrow(SocketInUse)
    await rm(path)
    const leave = `require('node:net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`
    spawnSync(process.execPath, ['-e', leave])
    expect((await stat(path)).isSocket()).toBe(true)
    server = await openServer()
    expect(await client.sign(planOf('a'))).toEqual(signedOf('a'))
  })

  test('answers what it is signing before it closes', async () => {
    let release = () => {}
    hold = new Promise((resolve) => {
      release = resolve
    })
    await client.witness()
    const answer = client.sign(planOf('a'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    const closed = server.close()
    release()
    expect(await answer).toEqual(signedOf('a'))
    await closed
    await expect(stat(path)).rejects.toThrow('ENOENT')
  })
})
