import type { Litecoind } from '@causeway/adapters/devnet'
import { formatUnits } from '@causeway/core/money'
import { askNode } from './ask-node.ts'
import { createTurn, type NodeChain } from './node-chain.ts'

const DECIMALS = 8
const LITOSHI = 100_000_000
/** A reward can be spent a hundred blocks later. */
const RIPENING_BLOCKS = 100
const PURSES = 40
const LTC_IN_A_PURSE = 60

/** litecoind's private chain with its outside customer. */
export async function litecoinChain(node: Litecoind): Promise<NodeChain> {
  const ask = (method: string, ...params: readonly unknown[]) =>
    askNode(node.rpcUrl, method, params)
  const outside = (method: string, ...params: readonly unknown[]) =>
    askNode(`${node.rpcUrl}/wallet/outside`, method, params)
  const honest = (method: string, ...params: readonly unknown[]) =>
    askNode(`${node.rpcUrl}/wallet/honest`, method, params)
  const inTurn = createTurn()
  const miner = await node.outsideAddress()
  // What an honest customer pays must not rest on the change of a payment that a cheat takes back: a wallet of its own.
  await ask('createwallet', 'honest', false, false, '', false, false, true)
  await ask('generatetoaddress', RIPENING_BLOCKS, miner)
  const purses: [string, number][] = []
  for (let made = 0; made < PURSES; made += 1) {
    purses.push([String(await honest('getnewaddress')), LTC_IN_A_PURSE])
  }
  await outside('sendmany', '', Object.fromEntries(purses))
  await ask('generatetoaddress', 1, miner)
  return {
    inTurn,
    freshAddress: node.outsideAddress,
    pay: (address, units, payer) =>
      inTurn(async () => {
        const litecoins = formatUnits(units, DECIMALS)
        if (payer === 'cheat') return { ...(await node.pay(address, litecoins)), units }
        return { txId: String(await honest('sendtoaddress', address, litecoins)), units }
      }),
    received: async (address) => {
      const listed = await outside('listreceivedbyaddress', 0, false, false, address)
      const [entry] = readReceived(listed)
      if (entry === undefined) return []
      // The node tells the sum and the transactions; more than one of them is told apart by each one's own figure.
      if (entry.txids.length === 1) {
        return entry.txids.map((txId) => ({ txId, units: inLitoshi(entry.amount) }))
      }
      return (await node.received(address)).map(({ txId, units }) => ({ txId, units }))
    },
    depthOf: async (txId) => {
      const found = await outside('gettransaction', txId, true).catch(() => null)
      return Math.max(0, readNumber(found, 'confirmations'))
    },
    held: async (addresses) => {
      const descriptors = addresses.map((address) => `addr(${address})`)
      const found = await ask('scantxoutset', 'start', descriptors)
      return inLitoshi(readNumber(found, 'total_amount'))
    },
    mine: async (blocks) => {
      await ask('generatetoaddress', blocks, miner)
    },
    reorganise: (depth, gone) =>
      inTurn(async () => {
        const waiting = await rawTransactions(ask, depth)
        await node.reorganise(depth)
        for (const txId of gone) await node.doubleSpend(txId)
        // A node that is told to give blocks up forgets what was made at their height; its peers do not.
        for (const raw of waiting) await ask('sendrawtransaction', raw).catch(() => {})
      }),
  }
}

type Ask = (method: string, ...params: readonly unknown[]) => Promise<unknown>

/** What waits, and what is in the last blocks, parents first. Rewards are left out: nobody sends those again. */
async function rawTransactions(ask: Ask, depth: number): Promise<readonly unknown[]> {
  const height = Number(await ask('getblockcount'))
  const raws: unknown[] = []
  for (let at = height - depth + 1; at <= height; at += 1) {
    const block = await ask('getblock', await ask('getblockhash', at), 2)
    const transactions = fieldOf(block, 'tx')
    if (Array.isArray(transactions))
      raws.push(...transactions.slice(1).map((tx) => fieldOf(tx, 'hex')))
  }
  const waiting = await ask('getrawmempool')
  if (!Array.isArray(waiting)) return raws
  for (const txId of waiting) raws.push(await ask('getrawtransaction', txId))
  return raws
}

type ListedReceived = { readonly amount: number; readonly txids: readonly string[] }

function readReceived(listed: unknown): readonly ListedReceived[] {
  return Array.isArray(listed) ? listed : []
}

function readNumber(found: unknown, field: string): number {
  const value = fieldOf(found, field)
  return typeof value === 'number' ? value : 0
}

function fieldOf(found: unknown, field: string): unknown {
  if (typeof found !== 'object' || found === null) return undefined
  return Object.entries(found).find(([name]) => name === field)?.[1]
}

/** The node writes eight decimals, which a double holds exactly enough to round back. */
function inLitoshi(litecoins: number): bigint {
  return BigInt(Math.round(litecoins * LITOSHI))
}
