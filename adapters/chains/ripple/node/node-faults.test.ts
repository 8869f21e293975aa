import { afterEach, describe, expect, test } from 'vitest'
import { describeClient } from '../../contract-clients.ts'
import { createRippleChain } from '../ripple-chain.ts'
import { accountXpub, openPlayLedger, playParams } from '../ripple-test-kit.ts'
import { startLedgerServer } from './ledger-server.fixture.ts'
import { createNodeClient } from './node-client.ts'
import { NodeBehind } from './node-head.ts'
import { readObject } from './wire.ts'

const opened: (() => Promise<void>)[] = []

async function open(...given: Parameters<typeof openPlayLedger>) {
  const play = await openPlayLedger(...given)
  opened.push(play.server.stop)
  return play
}

afterEach(async () => {
  for (const stop of opened.splice(0)) await stop()
})

/** A chain whose server says that it is of a network. */
async function openAs(networkId: number | undefined, configured: number) {
  const { ledger } = await open()
  const server = await startLedgerServer(ledger, networkId)
  opened.push(server.stop)
  const chain = createRippleChain({
    ...playParams,
    networkId: configured,
    rpcUrl: server.rpcUrl,
    accountXpub,
    timeLimitMilliseconds: 500,
  })
  return { chain, server }
}

describe('which ledger it is', () => {
  test('a network says its number', async () => {
    expect(await (await open()).chain.identity()).toBe('21337')
  })

  test('the main network also has its first ledger; what only calls itself so is another', async () => {
    const { chain, server } = await openAs(0, 0)
    expect(await chain.identity()).toBe('0:short')
    const first = (ledger_hash: string) =>
      server.misbehave((method, answer) =>
        method === 'ledger'
          ? { result: { status: 'success', validated: true, ledger_index: 32_570, ledger_hash } }
          : answer(),
      )
    const end = first('4109C6F2045FC7EFF4CDE8F9905D19C28820D86304080FF886B299F0206E42B5')
    expect(await chain.identity()).toBe('0')
    await end()
    first('F'.repeat(64))
    expect(await chain.identity()).toBe(`0:${'F'.repeat(64)}`)
  })

  test('a node that forgot the first ledger is believed where it is as late as the main one', async () => {
    const { chain, server } = await openAs(0, 0)
    server.misbehave((method, answer) => {
      const reply = answer()
      if (method !== 'server_info') return reply
      const info = readObject(readObject(reply.result).info)
      const ledger = { ...readObject(info.validated_ledger), seq: 98_918_111 }
      return { result: { info: { ...info, validated_ledger: ledger }, status: 'success' } }
    })
    expect(await chain.identity()).toBe('0')
  })

  test.each([
    ['of another network', 1, 'instead of 21337'],
    ['that does not say its network', undefined, 'network_id'],
  ])('a server %s is not used', async (_name, networkId, message) => {
    const { ledger } = await open()
    const bare = networkId === undefined
    const server = await startLedgerServer(ledger, networkId ?? 0)
    opened.push(server.stop)
    if (bare) {
      server.misbehave((_method, answer) => {
        const info = readObject(readObject(answer().result).info)
        return { result: { info: { ...info, network_id: undefined }, status: 'success' } }
      })
    }
    const chain = createRippleChain({
      ...playParams,
      rpcUrl: server.rpcUrl,
      accountXpub,
      timeLimitMilliseconds: 500,
    })
    for (const asked of [chain.identity(), chain.head(), chain.scan(null, async () => new Set())]) {
      await expect(asked).rejects.toThrow(message)
    }
  })
})

describe('bad answers', () => {
  test.each([
    '<html>Bad gateway</html>',
    '{}',
    '{"result":{}}',
    '{"result":{"status":"maybe"}}',
    '{"result":[]}',
    'null',
  ])('%s is none', async (text) => {
    const { chain, server } = await open()
    server.misbehave(() => text)
    await expect(chain.head()).rejects.toThrow()
    await expect(chain.transactionStatus('A'.repeat(64))).rejects.toThrow()
  })

  test('an answer about another transaction is none', async () => {
    const play = await open()
    await play.fund()
    const id = play.ledger.entries[0]?.txId ?? ''
    play.server.misbehave((method, answer) =>
      method === 'tx' ? JSON.stringify(answer()).replaceAll(id, 'B'.repeat(64)) : answer(),
    )
    await expect(play.chain.transactionStatus(id)).rejects.toThrow('instead of')
  })

  test('an account of a ledger that is not validated is none', async () => {
    const play = await open()
    await play.fund()
    play.server.misbehave((method, answer) =>
      method === 'account_info'
        ? JSON.stringify(answer()).replaceAll('"validated":true', '"validated":false')
        : answer(),
    )
    await expect(play.chain.holdings('xrp', [])).rejects.toThrow('not validated')
  })

  test('a node that fell behind cannot say that it knows nothing', async () => {
    const play = await open()
    await play.fund()
    const thaw = play.server.freeze()
    await play.mine(3)
    await thaw()
    await play.chain.head()
    play.ledger.ledgers.splice(1)
    await expect(play.chain.transactionStatus('A'.repeat(64))).rejects.toThrow(NodeBehind)
  })

  test('credentials in the address are sent and never shown', async () => {
    const { server } = await open()
    const rpcUrl = server.rpcUrl.replace('http://', 'http://user:s%C3%A9cret@')
    const node = createNodeClient({ rpcUrl, timeLimitMilliseconds: 500 })
    expect(await node.demand('server_info', {})).toHaveProperty('info')
    server.misbehave(() => null)
    const error: unknown = await node.demand('server_info', {}).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/cret|127\.0/)
  })

  test('an asset or an address that the ledger does not have throws', async () => {
    const { chain } = await open()
    expect(() => chain.payInAddress('btc', 1)).toThrow('btc')
    expect(() => chain.hotWalletAddress('btc')).toThrow('btc')
    await expect(chain.holdings('xrp', ['rBKz5MC2iXdoS3XgnNSYmF69K1Yo4NS3Ws'])).rejects.toThrow(
      'none of our addresses',
    )
  })
})

describeClient('a client of the XRP Ledger', {
  ask: (needs, method) => createNodeClient(needs).ask(method, {}),
  reads: ['account_info', 'account_tx', 'fee', 'ledger', 'server_info', 'tx'],
  writes: ['ledger_accept', 'sign', 'sign_for', 'stop', 'submit', 'submit_multisigned'],
  answer: () => ({ result: { status: 'success' } }),
})
