import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { IdentityStatus } from '@causeway/core/ports'
import { describe, expect, test } from 'vitest'
import { describeIdentity } from '../contract.ts'
import { createSumsubIdentity } from './create-sumsub-identity.ts'
import { signRequest } from './sign-request.ts'
import { readStatus } from './wire.ts'

const KEYS = { appToken: 'sbx:token', secretKey: 'secret key' }
const WEBHOOK_SECRET = 'webhook secret'
const NOW = Date.UTC(2026, 10, 21, 12)

const REVIEWS = {
  none: null,
  started: { reviewStatus: 'init' },
  pending: { reviewStatus: 'pending' },
  approved: { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'GREEN' } },
  retry: {
    reviewStatus: 'completed',
    reviewResult: { reviewAnswer: 'RED', reviewRejectType: 'RETRY' },
  },
  refused: {
    reviewStatus: 'completed',
    reviewResult: { reviewAnswer: 'RED', reviewRejectType: 'FINAL' },
  },
} as const satisfies Record<IdentityStatus, object | null>

/** A server that checks our signatures as Sumsub does, and refuses with 401 what is not signed right or is old. */
async function startSumsub() {
  const applicants = new Map<string, IdentityStatus>()
  const refused: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const path = request.url ?? ''
    const seconds = String(request.headers['x-app-access-ts'])
    const expected = createHmac('sha256', KEYS.secretKey)
      .update(seconds + request.method + path + body)
      .digest('hex')
    const isSigned =
      request.headers['x-app-token'] === KEYS.appToken &&
      request.headers['x-app-access-sig'] === expected &&
      Math.abs(Number(seconds) - NOW / 1000) < 60
    const answer = (status: number, reply: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
    if (!isSigned) {
      refused.push(path)
      return answer(401, { description: 'App-Token signature mismatch' })
    }
    if (request.method === 'POST') {
      const { userId, levelName } = JSON.parse(body)
      if (levelName !== 'basic-kyc-level') return answer(404, { description: 'no such level' })
      if (!applicants.has(userId)) applicants.set(userId, 'started')
      return path === '/resources/accessTokens/sdk'
        ? answer(200, { token: `_act-${userId}`, userId })
        : answer(200, { url: `https://in.sumsub.com/websdk/p/${userId}` })
    }
    const [, reference = ''] =
      /^\/resources\/applicants\/-;externalUserId=(.+)\/one$/.exec(path) ?? []
    const status = applicants.get(decodeURIComponent(reference))
    if (status === undefined) return answer(404, { description: 'Applicant not found' })
    return answer(200, { id: 'a1', externalUserId: reference, review: REVIEWS[status] })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const open = (change: object = {}) =>
    createSumsubIdentity({
      ...KEYS,
      baseUrl: `http://127.0.0.1:${port}`,
      webhookSecret: WEBHOOK_SECRET,
      levelName: 'basic-kyc-level',
      clock: { now: () => NOW },
      timeLimitMilliseconds: 1000,
      ...change,
    })
  return {
    open,
    applicants,
    refused,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function messageAbout(reference: string, algorithm = 'sha256', name = 'HMAC_SHA256_HEX') {
  const rawBody = JSON.stringify({
    type: 'applicantReviewed',
    externalUserId: reference,
    reviewResult: { reviewAnswer: 'GREEN' },
    createdAtMs: '2026-11-21 12:00:00.000',
  })
  const digest = createHmac(algorithm, WEBHOOK_SECRET).update(rawBody).digest('hex')
  return { headers: { 'x-payload-digest': digest, 'x-payload-digest-alg': name }, rawBody }
}

describeIdentity('sumsub', async () => {
  const sumsub = await startSumsub()
  return {
    identity: sumsub.open(),
    decide: async (reference, status) => {
      sumsub.applicants.set(reference, status)
    },
    messageAbout,
    silence: sumsub.stop,
  }
})

describe('Sumsub', () => {
  test('refuses what is signed with another key or at another time, and that is no answer', async () => {
    const sumsub = await startSumsub()
    const wrong = [{ secretKey: 'another' }, { clock: { now: () => NOW - 120_000 } }]
    for (const change of wrong) {
      expect((await sumsub.open(change).status('ada')).ok).toBe(false)
    }
    expect((await sumsub.open({ levelName: 'no level' }).begin({ reference: 'ada' })).ok).toBe(
      false,
    )
    expect(sumsub.refused).toHaveLength(2)
    await sumsub.stop()
  })

  test('signs seconds, method, path and body, in small hexadecimal letters', () => {
    const headers = signRequest(KEYS, {
      method: 'GET',
      path: '/a?b=c',
      body: '',
      at: 1_700_000_000_999,
    })
    expect(headers).toEqual({
      'x-app-token': KEYS.appToken,
      'x-app-access-ts': '1700000000',
      'x-app-access-sig': createHmac('sha256', KEYS.secretKey)
        .update('1700000000GET/a?b=c')
        .digest('hex'),
    })
  })

  test('may sign its messages with SHA-512, and not with SHA-1 or a name of its own', () => {
    const { readWebhook } = createSumsubIdentity({
      ...KEYS,
      baseUrl: 'http://127.0.0.1:1',
      webhookSecret: WEBHOOK_SECRET,
      levelName: 'l',
      clock: { now: () => NOW },
      timeLimitMilliseconds: 10,
    })
    expect(readWebhook(messageAbout('ada', 'sha512', 'HMAC_SHA512_HEX')).ok).toBe(true)
    expect(readWebhook(messageAbout('ada', 'sha1', 'HMAC_SHA1_HEX')).ok).toBe(false)
    expect(readWebhook(messageAbout('ada', 'sha256', 'toString')).ok).toBe(false)
  })

  test('says nothing that we know in a review of other words', () => {
    const texts = [
      '',
      '[]',
      '{}',
      '{"review":{"reviewStatus":"new word"}}',
      '{"review":{"reviewStatus":"completed"}}',
      '{"review":{"reviewStatus":"completed","reviewResult":{"reviewAnswer":"RED"}}}',
    ]
    expect(texts.map(readStatus)).toEqual(texts.map(() => null))
  })
})
