import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Anvil, anvilTokens, startAnvil } from '../../../devnet/index.ts'
import { evmKit } from '../evm-test-kit.ts'
import { startNodeBetween } from '../node-between.ts'
import { TokenUnlikeCatalogue } from './token-decimals.ts'

let node: Anvil
beforeAll(async () => {
  node = await startAnvil({ withTokens: true })
})
afterAll(() => node?.stop())

const [honest] = anvilTokens
const chainWith = (token: { readonly contract: string; readonly decimals?: number }, rpcUrl = '') =>
  evmKit(node, [{ asset: 'usdt20', ...token }], rpcUrl === '' ? {} : { rpcUrl }).chain

/** A contract that answers every call with one word (or, without bytes, with nothing). */
async function contractThatSays(runtime: string): Promise<string> {
  const length = (runtime.length / 2).toString(16).padStart(2, '0')
  const { contract } = await node.makeContract(`0x60${length}600c60003960${length}6000f3${runtime}`)
  await node.mine(1)
  return contract
}
// PUSH1 18, MSTORE at 0, RETURN 32 bytes.
const SAYS_18 = '601260005260206000f3'
// REVERT with nothing.
const REFUSES = '60006000fd'

describe('the decimals of a token', () => {
  test('that the contract counts in as the catalogue does, are asked for once', async () => {
    const between = await startNodeBetween(node.rpcUrl)
    const asked: string[] = []
    const end = between.interfere(async ({ method }, answer) => {
      asked.push(method)
      return answer()
    })
    const chain = chainWith(honest ?? { contract: '' }, between.rpcUrl)
    await chain.head()
    await chain.head()
    expect(asked.filter((method) => method === 'eth_call')).toHaveLength(1)
    await end()
    await between.stop()
  })

  test.each([
    ['counts in others', SAYS_18, /has 6 decimals in the catalogue, and its contract 0x\w+ has 18/],
    ['refuses the question', REFUSES, /does not say its own/],
  ])('stop everything where the contract %s', async (_, runtime, words) => {
    const chain = chainWith({ contract: await contractThatSays(runtime), decimals: 6 })
    await expect(chain.head()).rejects.toThrow(TokenUnlikeCatalogue)
    await expect(chain.head()).rejects.toThrow(words)
    const { address } = chain.payInAddress('usdt20', 0)
    await expect(chain.watch([{ address, extraId: null }])).rejects.toThrow(TokenUnlikeCatalogue)
    await expect(chain.scan(null, async () => new Set())).rejects.toThrow(TokenUnlikeCatalogue)
  })

  test('stop everything where there is no contract', async () => {
    const contract = await node.freshAddress()
    await expect(chainWith({ contract, decimals: 6 }).head()).rejects.toThrow(/is not there/)
  })

  test('are not asked for where none are expected', async () => {
    await chainWith({ contract: await node.freshAddress() }).head()
  })

  test('are asked for again where the node did not answer', async () => {
    const between = await startNodeBetween(node.rpcUrl)
    const chain = chainWith(honest ?? { contract: '' }, between.rpcUrl)
    const end = between.refuse(['eth_call'], { code: -32000, message: 'busy' })
    await expect(chain.head()).rejects.toThrow(/busy/)
    await end()
    await chain.head()
    await between.stop()
  })
})
