import { connect as connectPlain } from 'node:net'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createSocketSigner } from './create-socket-signer.ts'
import { makeCertificates } from './make-certificates.ts'
import { writeRequest } from './messages.ts'
import { readCertificates } from './read-certificates.ts'
import { type SignerPlace, serverAt } from './signer-place.ts'
import { placesByTls, planOf, signedOf, socketStand } from './socket-stand.fixture.ts'

const stand = socketStand('address')
const { state, openServer } = stand
const request = writeRequest({ id: 1, request: { call: 'sign', plan: planOf('a') } })

/** The address, which is never a Unix socket here. */
function addressOf(place: SignerPlace) {
  if (place.kind === 'socket') throw new Error('A Unix socket has no certificates')
  return place
}

/** What a client with other certificates is told; null where the signer signed for it. */
async function refusalOf(place: SignerPlace): Promise<unknown> {
  const stranger = createSocketSigner({ place })
  try {
    await stranger.sign(planOf('a'))
    return null
  } catch (error) {
    return error
  } finally {
    await stranger.close()
  }
}

/** A stranger who connects and says nothing. */
function connectSilently(place: SignerPlace) {
  const { host, port } = addressOf(place)
  const socket = connectPlain({ host, port })
  socket.on('error', () => {})
  const connected = new Promise((resolve) => socket.once('connect', resolve))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  onTestFinished(() => void socket.destroy())
  return { socket, connected, closed }
}

describe('a signer behind TLS', () => {
  test('signs nothing for a client without a certificate, by an older TLS, or without TLS', async () => {
    const { certificates, host, port } = addressOf(state.places.client)
    const withKey = {
      ca: certificates.authority,
      cert: certificates.certificate,
      key: certificates.key,
    }
    const ways = [
      () => connect({ host, port, ca: certificates.authority }),
      () => connect({ host, port, ...withKey, maxVersion: 'TLSv1.2' }),
      () => connectPlain({ host, port }),
    ]
    for (const reach of ways) {
      const socket = reach()
      let heard = ''
      socket.on('data', (data) => {
        heard += data.toString('utf8')
      })
      socket.on('error', () => {})
      socket.write(request)
      await new Promise((resolve) => socket.once('close', resolve))
      expect(heard).not.toContain('tx-a')
    }
    expect(state.signed).toEqual([])
    await vi.waitFor(() => expect(state.errors).toHaveLength(ways.length))
    expect(await stand.client.sign(planOf('a'))).toEqual(signedOf('a'))
  })

  test('signs nothing for a certificate of another authority, or of another signer', async () => {
    const { port } = addressOf(state.places.server)
    const others = await placesByTls(join(state.folder, 'others'), port)
    const { authority } = addressOf(state.places.client).certificates
    const strangers = [
      {
        ...addressOf(others.client),
        certificates: { ...addressOf(others.client).certificates, authority },
      },
      {
        ...addressOf(state.places.client),
        certificates: addressOf(state.places.server).certificates,
      },
    ]
    for (const stranger of strangers) {
      expect(await refusalOf(stranger)).toMatchObject({ name: 'SignerUnreachable' })
    }
    expect(state.signed).toEqual([])
  })

  test('is not asked where its certificate is of another authority, of another host, or a worker’s', async () => {
    const { host, port } = addressOf(state.places.client)
    const elsewhere = join(state.folder, 'elsewhere')
    await makeCertificates(elsewhere, ['signer.example'], Date.now())
    const read = async (end: 'signer' | 'worker') => ({
      kind: 'address' as const,
      host,
      port,
      certificates: await readCertificates(join(elsewhere, end), end, Date.now()),
    })
    const [signer, worker] = [await read('signer'), await read('worker')]
    const posing = { ...worker, certificates: addressOf(state.places.client).certificates }
    const refusals: unknown[] = [await refusalOf(worker)]
    for (const [place, client] of [
      [signer, worker],
      [posing, state.places.client],
    ] as const) {
      await stand.server.close()
      state.places = { server: place, client }
      stand.server = await openServer()
      refusals.push(await refusalOf(client))
    }
    expect(refusals.map((refusal) => String(refusal))).toEqual([
      expect.stringContaining('certificate signature failure'),
      expect.stringContaining('does not match certificate'),
      expect.stringContaining('unsuitable certificate purpose'),
    ])
    expect(state.signed).toEqual([])
  })

  test('signs for a worker, and can end, while strangers are connected and say nothing', async () => {
    const strangers = Array.from({ length: 100 }, () => connectSilently(state.places.client))
    await Promise.all(strangers.map(({ connected }) => connected))
    expect(await stand.client.sign(planOf('a'))).toEqual(signedOf('a'))
    const remaining = () => strangers.filter(({ socket }) => !socket.destroyed)
    await expect.poll(() => remaining().length, { timeout: 30_000 }).toBeLessThanOrEqual(16)
    await stand.server.close()
    await Promise.all(strangers.map(({ closed }) => closed))
    stand.server = await openServer()
  })

  test('ends a connection that shows no certificate in time', async () => {
    const place = addressOf((await placesByTls(join(state.folder, 'impatient'), 0)).server)
    const { server } = serverAt(place, () => {}, 50)
    await new Promise<void>((resolve) => server.listen(0, place.host, resolve))
    onTestFinished(() => void server.close())
    const listening = server.address()
    const port = typeof listening === 'object' ? (listening?.port ?? 0) : 0
    await connectSilently({ ...place, port }).closed
  })

  test('is refused a port that is taken', async () => {
    await expect(openServer()).rejects.toMatchObject({ name: 'SocketInUse' })
  })
})
