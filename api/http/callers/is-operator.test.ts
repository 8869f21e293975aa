import { describe, expect, test } from 'vitest'
import { isOperator as isOperatorOf } from './is-operator.ts'
import { isLoopbackAddress, isLoopbackHost, type Peer } from './peer.ts'

const TOKEN = 'a-token-of-the-operator'
const isOperator = (peer: Peer, token: string | null) =>
  isOperatorOf(peer, token, ['https://swap.example'])
const local = { peerAddress: '127.0.0.1', headers: { host: 'localhost:3000' } }

describe('who may touch the sandbox', () => {
  test('somebody at this machine', () => {
    expect(isOperator(local, TOKEN)).toBe(true)
    expect(isOperator(local, null)).toBe(true)
    expect(isOperator({ ...local, peerAddress: '::1' }, TOKEN)).toBe(true)
    expect(isOperator({ ...local, peerAddress: '::ffff:127.0.0.1' }, TOKEN)).toBe(true)
    const fromOwnPage = { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }
    expect(isOperator({ ...local, headers: fromOwnPage }, TOKEN)).toBe(true)
  })

  test('nobody elsewhere, and nobody through a proxy', () => {
    for (const peerAddress of ['10.0.0.4', '192.168.1.2', '8.8.8.8', '::2', undefined]) {
      expect(isOperator({ ...local, peerAddress }, TOKEN)).toBe(false)
    }
    for (const header of [
      'x-forwarded-for',
      'x-forwarded-host',
      'forwarded',
      'via',
      'cf-connecting-ip',
      'x-real-ip',
    ]) {
      const headers = { ...local.headers, [header]: '127.0.0.1' }
      expect(isOperator({ ...local, headers }, TOKEN), header).toBe(false)
    }
  })

  test('nobody by a name that was rebound to this machine, and no page of another site', () => {
    for (const host of [
      'evil.example',
      'localhost.evil.example:3000',
      '127.0.0.1.evil.example',
      '',
    ]) {
      expect(isOperator({ ...local, headers: { host } }, TOKEN), host).toBe(false)
    }
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1.evil.example']) {
      expect(isOperator({ ...local, headers: { ...local.headers, origin } }, TOKEN)).toBe(false)
    }
  })

  test('whoever holds the token, from anywhere', () => {
    const far = (authorization: string) => ({
      peerAddress: '8.8.8.8',
      headers: { host: 'swap.example', authorization },
    })
    expect(isOperator(far(`Bearer ${TOKEN}`), TOKEN)).toBe(true)
    expect(isOperator(far(`bearer ${TOKEN}`), TOKEN)).toBe(true)
    for (const wrong of [
      '',
      'Bearer',
      `Bearer ${TOKEN}x`,
      `Basic ${TOKEN}`,
      TOKEN,
      'Bearer null',
    ]) {
      expect(isOperator(far(wrong), TOKEN), wrong).toBe(false)
    }
    expect(isOperator(far('Bearer null'), null)).toBe(false)
    const withOrigin = (origin: string) => {
      const { headers, peerAddress } = far(`Bearer ${TOKEN}`)
      return isOperator({ peerAddress, headers: { ...headers, origin } }, TOKEN)
    }
    expect(withOrigin('https://swap.example')).toBe(true)
    for (const origin of ['https://evil.example', 'null']) expect(withOrigin(origin)).toBe(false)
  })

  test('loopback names and addresses', () => {
    for (const host of ['localhost', 'LOCALHOST:80', '127.9.9.9', '[::1]:3000', '[::1]']) {
      expect(isLoopbackHost(host), host).toBe(true)
    }
    for (const host of ['0.0.0.0', '[::2]', 'localhost.', '127.0.0.1:', '1']) {
      expect(isLoopbackHost(host), host).toBe(false)
    }
    expect(isLoopbackAddress('128.0.0.1')).toBe(false)
    expect(isLoopbackAddress('::ffff:8.8.8.8')).toBe(false)
  })
})
