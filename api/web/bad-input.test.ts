import { describe, expect, test } from 'vitest'
import { createFixtureServer, ESTIMATE, ORDER, post } from './fixtures/server.fixture.ts'

const { server, state } = await createFixtureServer()
const ESTIMATE_PATH = '/api/exchange/estimate'

type ErrorBody = { error: { code: string; message: string; details: Record<string, unknown> } }

async function refused(url: string, body: unknown, headers = {}) {
  const response = await post(server, url, body, headers)
  const { error } = response.json<ErrorBody>()
  expect(error.message.length).toBeGreaterThan(20)
  return [response.statusCode, error.code, error.details] as const
}

describe('bad input has a code of its own and is never a 500', () => {
  test.each([
    ['unknown ticker', { ...ESTIMATE, to: 'nope' }, 422, 'currency_unknown'],
    ['same coin twice', { ...ESTIMATE, to: 'BTC' }, 422, 'same_currency'],
    ['no amount', { from: 'btc', to: 'eth' }, 400, 'amount_missing'],
    ['empty amounts', { ...ESTIMATE, amountFrom: '', amountTo: null }, 400, 'amount_missing'],
    ['zero', { ...ESTIMATE, amountFrom: '0.000' }, 400, 'amount_not_positive'],
    ['zero as a number', '{"from":"btc","to":"eth","amountFrom":0}', 400, 'amount_not_positive'],
    ['negative', { ...ESTIMATE, amountFrom: '-1' }, 400, 'amount_not_positive'],
    ['minus zero', '{"from":"btc","to":"eth","amountFrom":-0}', 400, 'amount_not_positive'],
    ['NaN as text', { ...ESTIMATE, amountFrom: 'NaN' }, 400, 'amount_malformed'],
    ['NaN as JSON', '{"from":"btc","to":"eth","amountFrom":NaN}', 400, 'json_malformed'],
    ['1e309', '{"from":"btc","to":"eth","amountFrom":1e309}', 400, 'amount_malformed'],
    ['1e309 as text', { ...ESTIMATE, amountFrom: '1e309' }, 400, 'amount_malformed'],
    [
      '60 digits',
      `{"from":"btc","to":"eth","amountFrom":${'9'.repeat(60)}}`,
      400,
      'amount_too_long',
    ],
    ['too fine', { ...ESTIMATE, amountFrom: '0.100000001' }, 400, 'amount_too_fine'],
    ['an unknown field', { ...ESTIMATE, amuontFrom: '1' }, 400, 'unknown_field'],
    ['a missing field', { to: 'eth' }, 400, 'field_missing'],
    ['a malformed field', { ...ESTIMATE, isFixedRate: 'yes' }, 400, 'field_malformed'],
    ['a list', [ESTIMATE], 400, 'body_missing'],
    ['null', 'null', 400, 'body_missing'],
    ['nothing', '', 400, 'body_missing'],
    ['half of JSON', '{"from":', 400, 'json_malformed'],
    ['a prototype', '{"__proto__":{"a":1}}', 400, 'field_refused'],
    ['U+0000', { ...ESTIMATE, userMeta: { clientId: '\u0000' } }, 400, 'character_refused'],
    ['over 64 kB', { ...ESTIMATE, wtpExperiment: 'x'.repeat(65_536) }, 413, 'body_too_large'],
  ])('%s', async (_name, body, status, code) => {
    expect(await refused(ESTIMATE_PATH, body)).toEqual([status, code, expect.anything()])
  })

  test('the field is named', async () => {
    const [, , unknown] = await refused(ESTIMATE_PATH, {
      ...ESTIMATE,
      userMeta: { deviceInfo: { x: 1 } },
    })
    expect(unknown).toEqual({
      field: 'userMeta.deviceInfo.x',
      fields: [{ field: 'userMeta.deviceInfo.x', problem: 'isn’t a known field' }],
    })
    const response = await post(server, ESTIMATE_PATH, { ...ESTIMATE, amountTo: true, reqId: 1.5 })
    expect(response.json()).toEqual({
      error: {
        code: 'field_malformed',
        message: '"amountTo" must be string or must be null.',
        details: {
          field: 'amountTo',
          fields: [
            { field: 'amountTo', problem: 'must be string or must be null' },
            { field: 'reqId', problem: 'must be integer' },
          ],
        },
      },
    })
  })

  test('another content type, none, and a form', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      expect(await refused(ESTIMATE_PATH, 'a=b', { 'content-type': type })).toEqual([
        415,
        'media_type_unsupported',
        {},
      ])
    }
    const withCharset = { 'content-type': 'application/json; charset=utf-8' }
    expect((await post(server, ESTIMATE_PATH, ESTIMATE, withCharset)).statusCode).toBe(200)
  })

  test('unknown paths and other methods', async () => {
    const unknown = await post(server, '/api/nothing/here', 'not even json', {
      'content-type': 'x/y',
    })
    expect([unknown.statusCode, unknown.json<ErrorBody>().error.code]).toEqual([
      404,
      'path_unknown',
    ])
    expect((await server.inject('/api')).statusCode).toBe(404)
    expect((await server.inject('/api/')).statusCode).toBe(404)
    const wrong = await server.inject({ method: 'DELETE', url: '/api/transactions/x' })
    expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'GET, HEAD, PATCH'])
    const get = await server.inject(ESTIMATE_PATH)
    expect([get.statusCode, get.headers.allow]).toEqual([405, 'POST'])
    expect((await server.inject({ method: 'HEAD', url: '/api/currencies' })).statusCode).toBe(200)
  })

  test('a page’s catch-all at the root does not take what is under /api', async () => {
    const joined = await createFixtureServer()
    joined.server.route({ method: ['GET', 'POST'], url: '/*', handler: async () => 'a page' })
    expect((await joined.server.inject('/anything')).body).toBe('a page')
    expect((await joined.server.inject('/api/nothing')).statusCode).toBe(404)
    expect((await post(joined.server, '/api/currencies', {})).statusCode).toBe(405)
  })

  test('parts of paths and queries', async () => {
    const status = async (url: string) => (await server.inject(url)).statusCode
    expect(await status('/api/transactions/short')).toBe(404)
    expect(await status(`/api/transactions/${'x'.repeat(22)}`)).toBe(404)
    expect(await status('/api/transactions/%00')).toBe(404)
    expect(await status(`/api/transactions/${'x'.repeat(400)}`)).toBe(404)
    expect(await status('/api/currencies/nope')).toBe(404)
    expect(await status('/api/currencies/BTC')).toBe(200)
    expect(await status('/api/locale/xx')).toBe(404)
    expect(await status('/api/blockchain-names?from=btc')).toBe(400)
    expect(await status('/api/blockchain-names?from=btc&to=eth&from=x')).toBe(400)
    expect(await status('/api/blockchain-names?from=btc&to=nope')).toBe(422)
    expect(await status('/api/currency-history/btc/nope')).toBe(422)
    expect(await status('/api/currency-history/btc/eth?from=9&to=8')).toBe(400)
    expect(await status('/api/currency-history/btc/eth?from=1&to=99999999999')).toBe(400)
    expect(await status('/api/currency-history/btc/eth?from=-1')).toBe(400)
    expect(await status('/api/currency-history/btc/eth?since=1')).toBe(400)
    expect(await status('/api/transactions/%zz')).toBe(400)
  })

  test('a surprise is a 500 with a number, and tells nothing of our insides', async () => {
    state.broken = true
    const response = await post(server, '/api/transactions', ORDER, {
      'idempotency-key': 'k'.repeat(20),
    })
    state.broken = false
    expect(response.statusCode).toBe(500)
    const { error } = response.json<ErrorBody>()
    expect(error.code).toBe('internal')
    expect(error.message).toContain(String(error.details.requestId))
    expect(response.body).not.toContain('secret detail')
  })
})
