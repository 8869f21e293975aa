import { generateKeyPairSync } from 'node:crypto'
import type { Shop } from '../../../customers/index.ts'
import { KEYS, keyRequest, newOwnKey, newPair, openAccess } from '../own-key-steps.ts'
import type { TestPartner } from '../partner-steps.ts'
import { PASSWORD, type Person } from '../person.ts'
import { bearer } from '../rest-steps.ts'
import { send } from './send-wrongly.ts'

const NOWHERE = '0199f0c0-0000-7000-8000-000000000009'
const OWN_WEBHOOKS = '/api/user/partner/webhooks'
const WEBHOOKS = '/api/partner/v1/webhooks'
// Nobody listens there: messages wait.
const ENDPOINT = { url: 'http://127.0.0.1:9/', events: ['order.finished'] }
const PROOF = { password: PASSWORD }

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Asks = (method: Method, path: string, body?: object) => Promise<unknown>

/** Everything that a partner does about his keys and webhooks, signed in and by his key. */
export async function usePartnerAccount(
  shop: Shop,
  person: Person,
  partner: TestPartner,
): Promise<void> {
  await openAccess(person)
  const made = await newOwnKey(person)
  const [key] = (await person.ask('GET', KEYS)).body.result
  await person.change('PATCH', `${KEYS}/${key.id}`, { name: made.partner.apiKey.slice(0, 8) })
  const sites = { widgetSites: ['https://shop.example'], ...PROOF }
  await person.change('PATCH', `${KEYS}/${key.id}`, sites)
  await person.ask('GET', `/api/exchange/widget-commission?key=${key.id}&bps=10`)
  await person.ask('GET', '/api/user/partner/usage')
  await person.ask('GET', '/api/user/partner/subaccounts')
  await person.change('DELETE', `${KEYS}/${key.id}`, {})
  const added = await person.change('POST', OWN_WEBHOOKS, { ...ENDPOINT, ...PROOF })
  await useWebhook(`${OWN_WEBHOOKS}/${added.body.endpoint.id}`, PROOF, (method, path, body = {}) =>
    method === 'GET' ? person.ask('GET', path) : person.change(method, path, body),
  )
  await person.ask('GET', OWN_WEBHOOKS)
  const ask = byKey(shop, partner)
  const { result } = (await ask('POST', WEBHOOKS, ENDPOINT)) as AddedByKey
  await useWebhook(`${WEBHOOKS}/${result.endpoint.id}`, undefined, ask)
  await ask('GET', WEBHOOKS)
}

function byKey(shop: Shop, partner: TestPartner): Asks {
  return async (method, path, body) => {
    const sent = body === undefined ? null : JSON.stringify(body)
    const headers = { ...bearer(partner), ...(sent && { 'content-type': 'application/json' }) }
    const response = await fetch(`${shop.url}${path}`, { method, headers, body: sent })
    return response.json()
  }
}

type AddedByKey = { readonly result: { readonly endpoint: { readonly id: string } } }

/** `proof`: what a new secret needs. */
async function useWebhook(path: string, proof: object | undefined, ask: Asks): Promise<void> {
  await ask('PATCH', path, { paused: true })
  await ask('POST', `${path}/secret`, proof)
  await ask('POST', `${path}/test`)
  await ask('GET', `${path}/deliveries`)
  await ask('POST', `${path}/replay`, { since: '2026-01-01T00:00:00Z' })
  await ask('DELETE', path)
}

/** Makes the calls about keys and webhooks refuse for reasons of their own. */
export async function provokePartnerRefusals(
  shop: Shop,
  person: Person,
  partner: TestPartner,
): Promise<void> {
  const publicKey = newPair().publicKey
  const create = (asked: object) => person.change('POST', KEYS, keyRequest(asked))
  await create({ publicKey })
  await person.change('POST', OWN_WEBHOOKS, ENDPOINT)
  await openAccess(person)
  await create({ publicKey })
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const short = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey
  for (const asked of [
    { publicKey },
    { publicKey: 'garbage' },
    { publicKey: short.export({ type: 'spki', format: 'pem' }).toString() },
    { publicKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() },
    { publicKey: newPair().publicKey, name: '\u0007' },
    { publicKey: newPair().publicKey, dialects: ['v2', 'relay'] },
    { publicKey: newPair().publicKey, expiresAt: '2020-01-01T00:00:00Z' },
    { publicKey: newPair().publicKey, networks: ['nowhere'] },
  ]) {
    await create(asked)
  }
  await person.change('PATCH', `${KEYS}/${NOWHERE}`, { name: 'Nobody’s' })
  await person.change('PATCH', `${KEYS}/${NOWHERE}`, { widgetSites: ['nowhere'] })
  await person.ask('GET', `/api/exchange/widget-commission?key=${NOWHERE}&bps=10`)
  await provokeWebhookRefusals(shop, partner)
}

async function provokeWebhookRefusals(shop: Shop, partner: TestPartner): Promise<void> {
  const ask = byKey(shop, partner)
  for (let count = 0; count < 11; count += 1) await ask('POST', WEBHOOKS, ENDPOINT)
  const { result } = (await ask('GET', WEBHOOKS)) as { result: readonly { id: string }[] }
  const path = `${WEBHOOKS}/${result[0]?.id}`
  await ask('PATCH', path, { url: 'ftp://example.com/' })
  await ask('POST', `${path}/replay`, {})
  await ask('POST', `${path}/replay`, { deliveryId: NOWHERE })
  for (const [method, more] of [
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', '/secret'],
    ['POST', '/test'],
    ['GET', '/deliveries'],
    ['POST', '/replay'],
  ] as const) {
    await send(shop, method, `${WEBHOOKS}/${NOWHERE}${more}`, {
      headers: bearer(partner),
      ...(method === 'PATCH' || more === '/replay' ? { body: {} } : {}),
    })
  }
}
