import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createSocketSigner } from './create-socket-signer.ts'
import { writeRequest } from './messages.ts'
import { planOf, signedOf, socketStand } from './socket-stand.fixture.ts'

const stand = socketStand()
const { state, openServer } = stand

/** What a stranger who speaks raw bytes is told before the connection ends. */
const saying = (text: string): Promise<string> =>
  new Promise((resolve) => {
    let heard = ''
    const socket: Socket = connect(state.path, () => socket.write(text))
    socket.on('data', (data) => {
      heard += data.toString()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(heard))
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
    expect(state.signed).toEqual([])
    expect(state.errors).toHaveLength(1)
    expect(await stand.client.sign(planOf('after'))).toEqual(signedOf('after'))
  })

  test('a line without end is cut off', async () => {
    expect(await saying('x'.repeat(3_000_000))).toBe('')
    expect(state.signed).toEqual([])
    expect(await stand.client.sign(planOf('after'))).toEqual(signedOf('after'))
  })

  test('half a request, and then silence, signs nothing', async () => {
    const socket = connect(state.path, () => socket.end(whole.slice(0, -1)))
    await new Promise((resolve) => socket.once('close', resolve))
    expect(state.signed).toEqual([])
    expect(state.errors).toEqual([])
  })
})

describe('a connection', () => {
  test('that is lost is made again, and the question asked again', async () => {
    await stand.client.sign(planOf('a'))
    await stand.server.close()
    stand.server = await openServer()
    expect(await stand.client.sign(planOf('b'))).toEqual(signedOf('b'))
  })

  test('that ends between question and answer is made again, once', async () => {
    const dropping = join(state.folder, 'dropping')
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
    const asking = createSocketSigner({ place: { kind: 'socket', path: dropping } })
    expect(await asking.sign(planOf('a'))).toEqual(signedOf('a'))
    expect(asked).toBe(2)
    asked = 0
    patience = 2
    const lost = createSocketSigner({ place: { kind: 'socket', path: dropping } }).sign(planOf('a'))
    await expect(lost).rejects.toMatchObject({ message: /was lost/ })
    expect(asked).toBe(2)
    await asking.close()
    dropper.close()
  })

  test('to nobody says so', async () => {
    await stand.server.close()
    await expect(stand.client.sign(planOf('a'))).rejects.toMatchObject({ message: /was lost/ })
    stand.server = await openServer()
    expect(await stand.client.sign(planOf('a'))).toEqual(signedOf('a'))
  })

  test('to one who never answers ends in time', async () => {
    const silent = join(state.folder, 'silent')
    const sockets: Socket[] = []
    const mute = createServer((socket) => sockets.push(socket)).listen(silent)
    const asking = createSocketSigner({
      place: { kind: 'socket', path: silent },
      timeLimitMilliseconds: 50,
    })
    await expect(asking.sign(planOf('a'))).rejects.toMatchObject({ name: 'SignerUnreachable' })
    for (const socket of sockets) socket.destroy()
    mute.close()
  })

  test('to one who answers nonsense is given up', async () => {
    const odd = join(state.folder, 'odd')
    const nonsense = createServer((socket) => {
      socket.on('error', () => {})
      socket.end('{"id":77,"value":null}\n')
    }).listen(odd)
    const asking = createSocketSigner({ place: { kind: 'socket', path: odd } })
    await expect(asking.sign(planOf('a'))).rejects.toMatchObject({ message: /was lost/ })
    nonsense.close()
  })
})
