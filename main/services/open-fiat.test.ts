import { createHmac, generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../settings/index.ts'
import { openFiat } from './open-fiat.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const oneLine = (pem: string | Buffer) => pem.toString().trim().replaceAll('\n', '\\n')
const publicPem = oneLine(publicKey.export({ type: 'spki', format: 'pem' }))
const privatePem = oneLine(privateKey.export({ type: 'pkcs8', format: 'pem' }))

const keys = {
  MOONPAY_PUBLISHABLE_KEY: 'pk_test_12345678',
  MOONPAY_SECRET_KEY: 'sk_test_12345678',
  MOONPAY_WEBHOOK_KEY: 'wk_test_12345678',
  BANXA_PARTNER: 'partner',
  BANXA_API_KEY: 'a-key-of-banxa',
  BANXA_WEBHOOK_KEY: 'a-webhook-key',
  BANXA_WEBHOOK_SECRET: 'a-webhook-secret',
  MERCURYO_WIDGET_ID: 'widget',
  MERCURYO_SECRET: 'a-secret',
  MERCURYO_SIGN_KEY: 'a-sign-key',
  MERCURYO_PARTNER_TOKEN: 'a-partner-token',
  SIMPLEX_PARTNER: 'partner',
  SIMPLEX_API_KEY: 'a-key-of-simplex',
  SIMPLEX_PUBLIC_KEY: 'public',
  SIMPLEX_WEBHOOK_KEY: publicPem,
  TRANSAK_API_KEY: 'public',
  TRANSAK_API_SECRET: 'a-secret',
  TRANSAK_DOMAIN: 'swap.example',
  BINANCE_CONNECT_URL: 'https://connect.example',
  BINANCE_CONNECT_CLIENT_ID: 'client',
  BINANCE_CONNECT_TOKEN: 'an-access-token',
  BINANCE_CONNECT_MERCHANT: 'code',
  BINANCE_CONNECT_NAME: 'name',
  BINANCE_CONNECT_PRIVATE_KEY: privatePem,
  BINANCE_CONNECT_WEBHOOK_KEY: publicPem,
}
const real = { WORLD: 'real', DATABASE_URL: 'postgres://localhost/db' }

const open = (env: Readonly<Record<string, string>>) => openFiat(readConfig({ ...keys, ...env }))
const namesOf = async (env: Readonly<Record<string, string>>) =>
  (await open(env)).map(({ facts }) => facts.id)

describe('providers of fiat by configuration', () => {
  test('are opened as they are named; none unless named', async () => {
    const all = ['moonpay', 'banxa', 'mercuryo', 'simplex', 'transak']
    expect(await namesOf({})).toEqual([])
    expect(await namesOf({ FIAT_PROVIDERS: all.join(',') })).toEqual(all)
    const live = {
      MOONPAY_PUBLISHABLE_KEY: 'pk_live_12345678',
      MOONPAY_SECRET_KEY: 'sk_live_12345678',
    }
    expect(await namesOf({ ...real, ...live, FIAT_PROVIDERS: 'moonpay,binance' })).toEqual([
      'moonpay',
      'binance',
    ])
  })

  test('[BUY-07] read webhooks by the time that everybody’s clock shows, however far the play world’s was moved', async () => {
    const [moonpay] = await open({ FIAT_PROVIDERS: 'moonpay' })
    const rawBody = JSON.stringify({ data: { id: 'theirs', externalTransactionId: 'ours' } })
    const readAt = (seconds: number) => {
      const signature = createHmac('sha256', keys.MOONPAY_WEBHOOK_KEY)
        .update(`${seconds}.${rawBody}`)
        .digest('hex')
      const headers = { 'moonpay-signature-v2': `t=${seconds},s=${signature}` }
      return moonpay?.readWebhook({ headers, rawBody }, Date.now() + 30 * 86_400_000)
    }
    const seconds = Math.floor(Date.now() / 1000)
    expect(readAt(seconds)).toMatchObject({ ok: true, value: { reference: 'ours' } })
    expect(readAt(seconds + 30 * 86_400)).toMatchObject({ failure: { code: 'webhook_forged' } })
  })

  test.each([
    ['one that nobody knows', { FIAT_PROVIDERS: 'wyre' }, 'FIAT_PROVIDERS'],
    ['one without a test host in a play world', { FIAT_PROVIDERS: 'binance' }, 'FIAT_PROVIDERS'],
    ['one without a key', { FIAT_PROVIDERS: 'banxa', BANXA_API_KEY: '' }, 'BANXA_API_KEY'],
    [
      'test keys in a real world',
      { ...real, FIAT_PROVIDERS: 'moonpay' },
      'MOONPAY_PUBLISHABLE_KEY',
    ],
    [
      'a live key in a play world',
      { FIAT_PROVIDERS: 'moonpay', MOONPAY_SECRET_KEY: 'sk_live_12345678' },
      'MOONPAY_SECRET_KEY',
    ],
    ['one on top that is not there', { ...real, FIAT_TOP: 'banxa' }, 'FIAT_TOP'],
  ])('%s stops the start', async (_, env, setting) => {
    await expect(open(env)).rejects.toThrow(new RegExp(`^${setting} is `))
    await expect(open(env)).rejects.not.toThrow(/sk_live/)
  })
})
