// door: HTTP
import { createHmac, sign } from 'node:crypto'
import {
  exampleKey,
  fiatDialects,
  partnerMethods,
  restDialects,
  rpcDialects,
  type WorkedExample,
} from '@causeway/api/partner'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mustAsk } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { playAddress } from '../support/ask-product.ts'
import { newOwnKey, openAccess } from '../support/own-key-steps.ts'
import { newOwner } from '../support/owner-steps.ts'
import { codeOf, type DocPageRead, readDocPage } from '../support/pages/doc-pages.ts'
import {
  addPartner,
  callRpc,
  mustCall,
  postRpc,
  type RpcFields,
  relayHeaders,
  type TestPartner,
  v1Headers,
} from '../support/partner-steps.ts'
import { differences, errorCauses } from '../support/partners/reference-checks.ts'
import { bearer } from '../support/rest-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

type MethodName = keyof typeof partnerMethods
const names = Object.keys(partnerMethods) as readonly MethodName[]
const dialects = [...rpcDialects, ...restDialects, ...fiatDialects]
const examples = dialects.flatMap(({ name, reference }) =>
  reference.examples.map((example) => [name, example.title, example] as const),
)

/** The first example of a dialect. */
function exampleOf(dialect: string): WorkedExample {
  const found = examples.find(([name]) => name === dialect)
  if (found === undefined) throw new Error(`There is no example of ${dialect}`)
  return found[2]
}

let shop: RunningProduct
let partner: TestPartner
let authentication: DocPageRead
beforeAll(async () => {
  shop = await startShop('partner_reference')
  partner = await addPartner(shop, 'A wallet')
  authentication = await readDocPage(shop, '/developers/authentication')
})
afterAll(() => stopShop(shop))

describe('[API-02.2] authentication', () => {
  test('has worked examples of every dialect, with the key that they use', () => {
    expect(dialects.map(({ name }) => name)).toEqual([
      'v2',
      'relay',
      'v1',
      'changehero',
      'rest',
      'fiat',
    ])
    expect(new Set(examples.map(([name]) => name)).size).toBe(dialects.length)
    expect(codeOf(authentication, 'Private key (v2)')).toEqual([exampleKey.privateKeyPem.trim()])
    expect(codeOf(authentication, 'Secret (v1)')).toEqual([exampleKey.secret])
    expect(examples.some(([, , { headers }]) => 'Authorization' in headers)).toBe(true)
  })

  test.each(examples)(
    '%s, %s: the page shows what the key and the bytes give',
    (name, _, shown) => {
      const { body, headers, method, path, signed } = shown
      const request = codeOf(authentication, 'Request').find((code) =>
        Object.entries(headers).every(([header, value]) => code.includes(`${header}: ${value}`)),
      )
      expect(request?.split('\n')[0]).toBe(`${method} ${path} HTTP/1.1`)
      expect(request?.endsWith(body)).toBe(true)
      if (signed !== null) expect(codeOf(authentication, 'Signed')).toContain(signed)
      const computed = {
        v2: () => ({
          'X-Api-Key': exampleKey.apiKey,
          'X-Api-Signature': sign(
            'RSA-SHA256',
            Buffer.from(signed ?? ''),
            exampleKey.privateKeyPem,
          ).toString('base64'),
        }),
        v1: () => ({
          'api-key': exampleKey.apiKey,
          sign: createHmac('sha512', exampleKey.secret)
            .update(signed ?? '')
            .digest('hex'),
        }),
        relay: () => ({
          'X-Auth': Buffer.from(`${exampleKey.apiKey}:1795728000000`).toString('base64'),
        }),
        changehero: () => ({ 'api-key': exampleKey.apiKey }),
        fiat: () => ({
          'X-Api-Key': Buffer.from(exampleKey.publicKeyPem).toString('base64'),
          'X-Api-Signature': sign(
            'RSA-SHA256',
            Buffer.from(signed ?? ''),
            exampleKey.privateKeyPem,
          ).toString('base64'),
        }),
        rest: () => ({ Authorization: `Bearer ${exampleKey.apiKey}` }),
      }[name]()
      expect(headers).toMatchObject(computed)
    },
  )

  test('the examples of v2 are accepted as they stand, and not with another body', async () => {
    const { browser } = await newOwner(shop)
    await openAccess(browser)
    const made = await newOwnKey(browser, { publicKey: exampleKey.publicKeyPem })
    expect(made.partner.apiKey).toBe(exampleKey.apiKey)
    const ofV2 = examples.filter(([name]) => name === 'v2')
    expect(ofV2).toHaveLength(3)
    for (const [, title, { body, headers, path }] of ofV2) {
      const accepted = await postRpc(shop, body, headers, path)
      expect(accepted, title).toMatchObject({ status: 200, body: { id: 'example' } })
      expect(accepted.body.result, title).toMatchObject([{ from: 'btc', to: 'eth' }])
      expect((await postRpc(shop, `${body} `, headers, path)).status, title).toBe(401)
    }
  })

  test('the other dialects are accepted in the same form with a key of their own', async () => {
    const { body, path } = exampleOf('v1')
    const accepted = [
      v1Headers(partner, body),
      relayHeaders(partner, Date.now()),
      { 'api-key': partner.apiKey },
    ]
    for (const headers of accepted) {
      expect((await postRpc(shop, body, headers, path)).status).toBe(200)
    }
    const replied = await fetch(`${shop.url}${exampleOf('rest').path}`, {
      headers: bearer(partner),
    })
    expect(await replied.json()).toMatchObject({ from: 'btc', to: 'eth', amountFrom: '0.01' })
  })
})

describe('[API-02.3] methods', () => {
  const pair = { from: 'btc', to: 'eth', amountFrom: '0.01' }
  const call = <T>(method: string, params: object) => mustCall<T>(shop, partner, method, params)
  let order: RpcFields
  beforeAll(async () => {
    const address = await playAddress(shop, 'eth')
    order = await call<RpcFields>('createTransaction', { ...pair, address })
    await mustAsk(shop, 'POST', '/api/sandbox/deposits', { body: { transactionId: order.id } })
  })

  /** An example's parameters, with an order and a rate of this world in place of those that it names. */
  async function here(params: unknown): Promise<unknown> {
    if (typeof params !== 'object' || params === null || Array.isArray(params)) return params
    if ('id' in params) return { ...params, id: order.id }
    if (!('rateId' in params)) return params
    const [rate] = await call<readonly RpcFields[]>('getFixRateForAmount', pair)
    return { ...params, rateId: rate?.id }
  }

  test('there are thirteen, each with a page that the list leads to', async () => {
    expect(names).toHaveLength(13)
    const { links } = await readDocPage(shop, '/developers/methods')
    for (const name of names) expect(links).toContain(`/developers/methods/${name}`)
    expect((await readDocPage(shop, '/developers/methods/getNothing')).status).toBe(404)
  })

  test.each(names)('%s: the example is answered as the page shows it', async (name) => {
    const page = await readDocPage(shop, `/developers/methods/${name}`)
    const [request = ''] = codeOf(page, 'Request')
    const [reply = ''] = codeOf(page, 'Reply')
    const asked: { method: string; params?: unknown } = JSON.parse(request)
    const shown: { result: unknown } = JSON.parse(reply)
    expect(asked.method).toBe(name)
    const answered = await callRpc<unknown>(shop, partner, name, await here(asked.params))
    expect(answered.error).toBeUndefined()
    expect(differences(shown.result, answered.result)).toEqual([])
  })

  test.each(names)('%s: the page names every field of the result, and no other', async (name) => {
    const { example, fields, params } = partnerMethods[name].reference
    const page = await readDocPage(shop, `/developers/methods/${name}`)
    for (const field of [...params, ...fields]) expect(page.text).toContain(field.name)
    const result = await mustCall<unknown>(shop, partner, name, await here(example.params))
    const [first] = [result].flat()
    const real = typeof first === 'object' && first !== null ? Object.keys(first) : []
    const always = fields.filter(({ only, type }) => only === undefined && !/optional/.test(type))
    expect(always.map((field) => field.name).filter((field) => !real.includes(field))).toEqual([])
    const documented = fields.map((field) => field.name)
    expect(real.filter((field) => !documented.includes(field))).toEqual([])
  })

  test('createTransaction: v1 alone has the fields that the page gives to it', async () => {
    const { example, fields } = partnerMethods.createTransaction.reference
    const body = JSON.stringify({ id: 1, method: 'createTransaction', params: example.params })
    const { body: reply } = await postRpc(shop, body, v1Headers(partner, body))
    const ofV1 = fields.filter(({ only }) => only === 'v1').map((field) => field.name)
    expect(ofV1).not.toEqual([])
    expect(Object.keys(Object(reply.result)).toSorted()).toEqual(
      fields.map((field) => field.name).toSorted(),
    )
  })

  const caused = names.flatMap((name) =>
    partnerMethods[name].reference.errors.flatMap((error) => {
      const cause = errorCauses[error]
      return cause === undefined ? [] : [[name, error, cause] as const]
    }),
  )

  test.each(caused)('%s: %s has the code and the words of the page', async (name, _, cause) => {
    const page = await readDocPage(shop, `/developers/methods/${name}`)
    const { example } = partnerMethods[name].reference
    const params = { ...Object([await here(example.params)].flat()[0]), ...cause.params }
    const { error } = await callRpc(shop, partner, name, params)
    expect(error?.message).toMatch(cause.message)
    expect(page.text).toContain(String(error?.code))
    expect(page.text).toMatch(cause.message)
  })

  test('every error that parameters can cause is caused by some method', () => {
    expect(new Set(caused.map(([, error]) => error))).toEqual(new Set(Object.keys(errorCauses)))
  })
})
