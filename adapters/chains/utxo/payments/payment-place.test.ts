import { fail, ok } from '@causeway/core/result'
import { expect, test } from 'vitest'
import { parseExactJson } from '../node/exact-json.ts'
import { demanded, type NodeClient } from '../node/node-client.ts'
import type { NodeWallet } from '../node/node-wallet.ts'
import { BadNodeReply } from '../node/wire.ts'
import { readTransactionStatus } from '../transfers/broadcast-transfer.ts'
import { readPaymentStatus } from './payment-place.ts'

const HASH = 'ab'.repeat(32)
const IN_POOL = '{"vsize":141,"time":1763805600,"height":377,"depends":[]}'
const key = { txId: HASH, outputIndex: 1 }
const entry = (category: string) => `{"category":"${category}","address":"a","vout":1,"amount":1.0}`

function walletThat(transaction: string | null, isInMempool: boolean): NodeWallet {
  const refused = fail({ code: 'node_refused', rpcCode: -5, message: 'unknown' })
  const ask: NodeClient['ask'] = async (method) => {
    if (method === 'gettransaction' && transaction !== null) return ok(parseExactJson(transaction))
    return method === 'getmempoolentry' && isInMempool ? ok(parseExactJson(IN_POOL)) : refused
  }
  return {
    ask,
    demand: async (method, params) => demanded(method, await ask(method, params)),
    watch: async () => undefined,
  }
}

test.each([
  ['waits in the mempool', true, 'pending', 'pending'],
  ['was dropped from it, though the wallet remembers', false, 'gone', 'unknown'],
])('an unconfirmed payment that %s', async (_name, isInMempool, payment, transaction) => {
  const wallet = walletThat(`{"confirmations":0,"details":[${entry('receive')}]}`, isInMempool)
  expect(await readPaymentStatus(wallet, key)).toMatchObject({ state: payment, blockHash: null })
  expect(await readTransactionStatus({ wallet, asset: 'ltc' }, HASH)).toEqual({
    state: transaction,
  })
})

test.each([
  'null',
  'true',
  '{}',
  '[]',
  '{"height":"many","hash":7}',
  '{"time":1763805600}',
  '{"height":377}',
])('%s does not say that a payment waits in the mempool, nor that it does not', async (text) => {
  const known = walletThat(`{"confirmations":0,"details":[${entry('receive')}]}`, true)
  const wallet: NodeWallet = {
    ...known,
    ask: async (method, params) =>
      method === 'getmempoolentry' ? ok(parseExactJson(text)) : known.ask(method, params),
  }
  await expect(readPaymentStatus(wallet, key)).rejects.toThrow(BadNodeReply)
  await expect(readTransactionStatus({ wallet, asset: 'ltc' }, HASH)).rejects.toThrow(BadNodeReply)
})

test('an output that did not pay us is gone', async () => {
  const transaction = `{"confirmations":3,"blockhash":"${HASH}","details":[${entry('send')}]}`
  expect(await readPaymentStatus(walletThat(transaction, false), key)).toMatchObject({
    state: 'gone',
  })
})

test('a block reward counts from the block in which it can be spent', async () => {
  const reward = (confirmations: number) =>
    walletThat(
      `{"confirmations":${confirmations},"blockhash":"${HASH}","generated":true,"details":[${entry('immature')}]}`,
      false,
    )
  expect(await readPaymentStatus(reward(99), key)).toMatchObject({ confirmations: 0 })
  expect(await readPaymentStatus(reward(103), key)).toMatchObject({ confirmations: 3 })
})

test('a node in trouble is not taken for a chain that forgot', async () => {
  const ask: NodeClient['ask'] = async () =>
    fail({ code: 'node_refused', rpcCode: -28, message: 'Loading block index' })
  const wallet = { ...walletThat(null, false), ask }
  await expect(readPaymentStatus(wallet, key)).rejects.toThrow('Loading')
})
