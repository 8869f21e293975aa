import { createServer, type Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { describeNames, questionFor } from '../contract.ts'
import { createUnstoppableNames } from './create-unstoppable-names.ts'

const API_KEY = 'key-of-this-test'
const ETHER = '0x8aaD44321A86b170879d7A244c1e8d360c99DdA8'
const OTHER = '0x0f4a10a4f46c288cea365fcf45cccf0e9d901b94'

const domain = (name: string, records: object, owner: string | null = OTHER) => ({
  status: 200,
  body: JSON.stringify({ meta: { domain: name, owner, blockchain: 'MATIC' }, records }),
})
const brad = domain('brad.crypto', {
  'crypto.ETH.address': ETHER,
  'crypto.BTC.address': 'bc1qkv',
  'crypto.USDT.version.ERC20.address': OTHER,
  'crypto.USDT.version.TRON.address': 'TRon',
  'token.EVM.ETH.USDC.address': ETHER,
  'crypto.XRP.address': 'rBrad',
  'crypto.XRP.tag': ' 42 ',
})

type Said = { readonly status: number; readonly body: string; readonly location?: string }

/** The resolution service, on this machine. */
async function startService(answers: Readonly<Record<string, Said>>) {
  const asked: { url: string; authorization: string | undefined }[] = []
  const server: Server = createServer((request, response) => {
    const { authorization } = request.headers
    asked.push({ url: request.url ?? '', authorization })
    const name = decodeURIComponent((request.url ?? '').split('/').at(-1) ?? '')
    const said = answers[name] ?? { status: 404, body: '{"message":"not found"}' }
    response.writeHead(said.status, said.location ? { location: said.location } : {})
    response.end(said.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const stop = async () => {
    server.closeAllConnections()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  const baseUrl = `http://127.0.0.1:${address.port}/resolve`
  const names = createUnstoppableNames({ baseUrl, apiKey: API_KEY, timeLimitMilliseconds: 1_000 })
  return { asked, names, stop }
}

describeNames('unstoppable', async () => {
  const { names, stop } = await startService({
    'brad.crypto': brad,
    'empty.x': domain('empty.x', {}),
    'free.nft': domain('free.nft', {}, null),
  })
  return {
    names,
    known: {
      name: 'brad.crypto',
      addresses: { eth: ETHER, btc: 'bc1qkv', usdt20: OTHER, usdc: ETHER, xrp: 'rBrad' },
    },
    empty: 'empty.x',
    unregistered: 'free.nft',
    foreign: 'alice.eth',
    breakDown: stop,
    stop: async () => {},
  }
})

describe('the resolution service of Unstoppable Domains', () => {
  const stops: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop()
  })
  const opened = async (answers: Readonly<Record<string, Said>>) => {
    const service = await startService(answers)
    stops.push(service.stop)
    return service
  }
  const codeOf = async (said: Said, ticker = 'eth') => {
    const { names } = await opened({ 'brad.crypto': said })
    const resolved = await names.resolve(questionFor('brad.crypto', ticker))
    return resolved.ok ? resolved.value.address : resolved.failure.code
  }

  test('is asked with the key, at its own address; a tag comes along', async () => {
    const { asked, names } = await opened({ 'brad.crypto': brad })
    const said = await names.resolve(questionFor('brad.crypto', 'xrp'))
    expect(said).toMatchObject({ value: { address: 'rBrad', extraId: '42' } })
    expect(asked).toEqual([
      { url: '/resolve/domains/brad.crypto', authorization: `Bearer ${API_KEY}` },
    ])
    expect(await names.resolve(questionFor('unknown.crypto', 'eth'))).toMatchObject({
      failure: { code: 'name_not_found' },
    })
  })

  test('never gives an address of one network for another', async () => {
    const onlyEther = domain('brad.crypto', {
      'crypto.ETH.address': ETHER,
      'crypto.USDT.version.TRON.address': 'TRon',
    })
    expect(await codeOf(onlyEther, 'bnb')).toBe('name_has_no_address')
    expect(await codeOf(onlyEther, 'usdt20')).toBe('name_has_no_address')
    const wholeChain = domain('brad.crypto', { 'token.EVM.ETH.address': OTHER })
    expect(await codeOf(wholeChain, 'usdt20')).toBe(OTHER)
    expect(await codeOf(wholeChain, 'pol')).toBe('name_has_no_address')
  })

  test.each<[string, Said]>([
    ['another domain', domain('other.crypto', { 'crypto.ETH.address': ETHER })],
    ['no JSON', { status: 200, body: '<html>' }],
    ['no records', { status: 200, body: '{"meta":{"domain":"brad.crypto"}}' }],
    ['a broken service', { status: 500, body: '{}' }],
    ['a refused key', { status: 401, body: '{}' }],
    ['a redirect', { status: 302, body: '', location: 'http://127.0.0.1:1/' }],
    ['too much', { status: 200, body: `"${'x'.repeat(600_000)}"` }],
  ])('%s is no answer', async (_what, said) => {
    expect(await codeOf(said)).toBe('name_provider_unreachable')
  })
})
