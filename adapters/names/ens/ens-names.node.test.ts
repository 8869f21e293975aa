import { createServer } from 'node:http'
import {
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hex,
  namehash,
  parseAbi,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Anvil, startAnvil } from '../../devnet/index.ts'
import { describeNames, questionFor } from '../contract.ts'
import { coinTypeOf } from './coin-type-of.ts'
import { compilePlayEns } from './compile-play-ens.fixture.ts'
import { createEnsNames, type EnsNeeds } from './create-ens-names.ts'

const ABI = parseAbi([
  'function setResolver(bytes32 node, address to)',
  'function setAddr(bytes32 node, uint256 coinType, bytes record)',
])
const ETHER = '0x8aaD44321A86b170879d7A244c1e8d360c99DdA8'
const GATEWAY = 'gateway.example'
/** Script of the first address that BIP-173 shows (P2WPKH), and the address. */
const WITNESS = {
  script: '0x0014751e76e8199196d454941c45d1b3a323f1433bd6',
  address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
} as const

type PlayEns = {
  readonly node: Anvil
  readonly universalResolver: Hex
  /** Names with a record of each network given; an empty object: registered all the same. */
  readonly register: (name: string, records: Readonly<Record<string, Hex>>) => Promise<void>
  readonly registerOffchain: (name: string, urls: readonly string[]) => Promise<void>
}

async function startPlayEns(): Promise<PlayEns> {
  const node = await startAnvil()
  const codeOf = compilePlayEns()
  const make = async (code: Hex): Promise<Hex> => {
    const { contract } = await node.makeContract(code)
    await node.mine(1)
    return getAddress(contract)
  }
  const withArguments = (name: string, types: readonly { type: string }[], values: unknown[]) =>
    concat([codeOf(name), encodeAbiParameters(types, values)])
  const registry = await make(codeOf('PlayRegistry'))
  const resolver = await make(codeOf('PlayResolver'))
  const universal = await make(
    withArguments('PlayUniversalResolver', [{ type: 'address' }], [registry]),
  )
  const point = async (name: string, to: Hex) => {
    const args = [namehash(name), to] as const
    await node.call(registry, encodeFunctionData({ abi: ABI, functionName: 'setResolver', args }))
    await node.mine(1)
  }
  return {
    node,
    universalResolver: universal,
    register: async (name, records) => {
      await point(name, resolver)
      for (const [network, record] of Object.entries(records)) {
        const args = [namehash(name), coinTypeOf(network) ?? 0n, record] as const
        await node.call(resolver, encodeFunctionData({ abi: ABI, functionName: 'setAddr', args }))
      }
      await node.mine(1)
    },
    registerOffchain: async (name, urls) => {
      const code = withArguments('PlayOffchainResolver', [{ type: 'string[]' }], [urls])
      await point(name, await make(code))
    },
  }
}

const namesOf = (ens: PlayEns, more: Partial<EnsNeeds> = {}) =>
  createEnsNames({
    rpcUrl: ens.node.rpcUrl,
    timeLimitMilliseconds: 3_000,
    gatewayHosts: new Set(),
    universalResolver: ens.universalResolver,
    ...more,
  })

describeNames('ens', async () => {
  const ens = await startPlayEns()
  await ens.register('alice.eth', {
    ethereum: ETHER,
    bsc: '0x0f4a10a4f46c288cea365fcf45cccf0e9d901b94',
    bitcoin: WITNESS.script,
  })
  await ens.register('empty.eth', {})
  return {
    names: namesOf(ens),
    known: {
      name: 'alice.eth',
      addresses: {
        eth: ETHER,
        usdt20: ETHER,
        bnb: getAddress('0x0f4a10a4f46c288cea365fcf45cccf0e9d901b94'),
        btc: WITNESS.address,
      },
    },
    empty: 'empty.eth',
    unregistered: 'nobody.eth',
    foreign: 'brad.crypto',
    breakDown: ens.node.stop,
  }
})

test('a node that leads to another one is not followed', async () => {
  const ens = await startPlayEns()
  await ens.register('near.eth', { ethereum: ETHER })
  const leading = createServer((_request, response) => {
    response.writeHead(307, { location: ens.node.rpcUrl }).end()
  })
  await new Promise<void>((resolve) => leading.listen(0, '127.0.0.1', resolve))
  const address = leading.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const ask = (rpcUrl: string) => namesOf(ens, { rpcUrl }).resolve(questionFor('near.eth', 'eth'))
  expect(await ask(ens.node.rpcUrl)).toMatchObject({ ok: true, value: { address: ETHER } })
  expect(await ask(`http://127.0.0.1:${port}`)).toMatchObject({
    failure: { code: 'name_provider_unreachable' },
  })
  leading.close()
  await ens.node.stop()
})

describe('names whose records are kept off the chain (EIP-3668)', () => {
  let ens: PlayEns
  beforeAll(async () => {
    ens = await startPlayEns()
    await ens.registerOffchain('far.eth', [
      'http://gateway.example/{sender}/{data}',
      'https://169.254.169.254/latest',
      `https://${GATEWAY}:8443/{data}`,
      `https://user@${GATEWAY}/{data}`,
      `https://${GATEWAY}/lookup/{sender}/{data}`,
    ])
    await ens.registerOffchain('posting.eth', [`https://${GATEWAY}/ask`])
  })
  afterAll(() => ens.node.stop())

  // What a resolver's addr() answers: the address as bytes, twice wrapped.
  const record = encodeAbiParameters([{ type: 'bytes' }], [ETHER])
  const answer = () => Response.json({ data: record })

  function gateway(reply: () => Response | Promise<Response>, addresses = ['93.184.216.34']) {
    const asked: { url: string; init: RequestInit | undefined }[] = []
    const names = (hosts: readonly string[]) =>
      namesOf(ens, {
        gatewayHosts: new Set(hosts),
        gateways: {
          fetch: async (url, init) => {
            asked.push({ url: String(url), init })
            return reply()
          },
          lookUp: async () => addresses,
        },
      })
    const resolve = async (hosts: readonly string[], name = 'far.eth') => {
      const said = await names(hosts).resolve(questionFor(name, 'eth'))
      return said.ok ? said.value.address : said.failure.code
    }
    return { asked, resolve }
  }

  test('resolve through a host of the operator’s list, by https at its own port, without redirects', async () => {
    const { asked, resolve } = gateway(answer)
    expect(await resolve([GATEWAY])).toBe(ETHER)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.url).toMatch(/^https:\/\/gateway\.example\/lookup\/0x[0-9a-f]{40}\/0x/)
    expect(asked[0]?.init).toMatchObject({ method: 'GET', redirect: 'error' })
    expect(await resolve([GATEWAY], 'posting.eth')).toBe(ETHER)
    expect(asked[1]).toMatchObject({ url: `https://${GATEWAY}/ask`, init: { method: 'POST' } })
  })

  test.each([[[]], [['elsewhere.example']], [['169.254.169.254']]])(
    'are not asked for where the list is %j',
    async (hosts) => {
      const { asked, resolve } = gateway(answer, ['169.254.169.254'])
      expect(await resolve(hosts)).toBe('name_provider_unreachable')
      expect(asked).toEqual([])
    },
  )

  test.each(['127.0.0.1', '10.1.2.3', '::1', 'fd00::1', '::ffff:10.0.0.1', '100.64.0.1', ''])(
    'are not asked for at %j, one of our own networks',
    async (address) => {
      const { asked, resolve } = gateway(answer, ['93.184.216.34', address])
      expect(await resolve([GATEWAY])).toBe('name_provider_unreachable')
      expect(asked).toEqual([])
    },
  )

  test.each<[string, () => Response | Promise<Response>]>([
    ['too long', () => new Response('x'.repeat(300_000))],
    ['refused', () => new Response('no', { status: 403 })],
    ['no data', () => Response.json({ message: 'no' })],
    ['no hexadecimal', () => Response.json({ data: 'soon' })],
    ['none at all', () => Promise.reject(new TypeError('fetch failed'))],
  ])('an answer that is %s is none', async (_what, reply) => {
    expect(await gateway(reply).resolve([GATEWAY])).toBe('name_provider_unreachable')
  })
})
