import { HDKey } from '@scure/bip32'
import { afterEach, describe, expect, test } from 'vitest'
import { accountKeys } from '../account-keys.ts'
import { bitcoinRegtestParams, dogecoinParams, zcashRegtestParams } from '../known-coins.ts'
import { NOTHING_TAKEN } from '../transfers/transfer.fixture.ts'
import { readFundingFacts } from '../transfers/transfer-body.ts'
import { createUtxoChain } from '../utxo-chain.ts'
import type { UtxoParams } from '../utxo-params.ts'
import { errorReply, type NodeProxy, resultReply, startNodeProxy } from './node-proxy.fixture.ts'

// Replies in the form of nodes that the tests cannot start; what is asked of them is recorded.
type Call = { readonly method: string; readonly params: readonly unknown[] }
type Replies = Readonly<Record<string, string | ((call: Call) => string)>>

let proxy: NodeProxy | undefined
afterEach(async () => proxy?.stop())

async function chainOn(params: UtxoParams, walletName: string | null, replies: Replies) {
  proxy = await startNodeProxy(null)
  const asked: Call[] = []
  proxy.intercept(async (call) => {
    asked.push(call)
    const reply = replies[call.method]
    if (reply === undefined) return errorReply(-32_601, 'Method not found')
    return typeof reply === 'string' ? reply : reply(call)
  })
  const account = HDKey.fromMasterSeed(new Uint8Array(32).fill(5), params.extendedKeys).derive(
    params.accountPath,
  )
  const keys = accountKeys(account.publicExtendedKey, params)
  const chain = createUtxoChain({
    network: 'coin',
    asset: 'coin',
    rpcUrl: proxy.rpcUrl,
    accountXpub: account.publicExtendedKey,
    params,
    walletName,
    timeLimitMilliseconds: 2_000,
  })
  const paramsOf = (method: string) =>
    asked.flatMap((call) => (call.method === method ? [call.params] : []))
  return { chain, keys, paramsOf }
}

const TX = 'ab'.repeat(32)
const NETWORK_INFO = resultReply('{"relayfee":0.00001000,"incrementalfee":0.00001000}')

describe('Bitcoin Core 30', () => {
  test('is taught by descriptors alone: a range only grows, and no old block is looked at', async () => {
    let lastKnown = -1
    const replies: Replies = {
      listwallets: resultReply('["watch"]'),
      getwalletinfo: resultReply('{"private_keys_enabled":false,"descriptors":true}'),
      getdescriptorinfo: ({ params: [desc] }) => resultReply(`{"descriptor":"${desc}#checksum"}`),
      importdescriptors: ({ params: [requests] }) => {
        const range = JSON.stringify(requests).match(/"range":\[0,(\d+)\]/)
        if (range !== null) lastKnown = Number(range[1])
        return resultReply('[{"success":true}]')
      },
      getaddressinfo: ({ params: [address] }) => {
        const index = [7, 999, 1_500, 1_999].find((each) => keys.address(`0/${each}`) === address)
        const isKnown = index !== undefined && index <= lastKnown
        return resultReply(`{"ismine":${isKnown},"iswatchonly":false}`)
      },
    }
    const { chain, keys, paramsOf } = await chainOn(bitcoinRegtestParams, 'watch', replies)
    await chain.watch([chain.payInAddress('coin', 7)])
    await chain.watch([chain.payInAddress('coin', 1_500)])
    const common = { timestamp: 'now' }
    expect(paramsOf('importdescriptors')).toEqual([
      [[{ ...common, internal: true, desc: `wpkh(${keys.extendedPublicKey}/1/0)#checksum` }]],
      [[{ ...common, range: [0, 999], desc: `wpkh(${keys.extendedPublicKey}/0/*)#checksum` }]],
      [[{ ...common, range: [0, 1_999], desc: `wpkh(${keys.extendedPublicKey}/0/*)#checksum` }]],
    ])
  })

  test('a wallet is made of descriptors where the other kind is refused', async () => {
    let isMade = false
    const { chain, paramsOf } = await chainOn(bitcoinRegtestParams, 'watch', {
      listwallets: () => resultReply(isMade ? '["watch"]' : '[]'),
      loadwallet: errorReply(-18, 'Path does not exist.'),
      importmulti: errorReply(-1, 'importmulti "requests"'),
      createwallet: ({ params }) => {
        isMade = params[5] === true
        return isMade ? resultReply('{"name":"watch"}') : errorReply(-4, 'BDB wallet creation')
      },
      getwalletinfo: resultReply('{"private_keys_enabled":false,"descriptors":true}'),
      getaddressinfo: resultReply('{"ismine":true,"iswatchonly":false}'),
    })
    await chain.watch([chain.payInAddress('coin', 0)])
    expect(paramsOf('createwallet')).toEqual([
      ['watch', true, true, '', false, false, true],
      ['watch', true, true, '', false, true, true],
    ])
  })

  test('a wallet with private keys is refused', async () => {
    const { chain } = await chainOn(bitcoinRegtestParams, 'watch', {
      listwallets: resultReply('["watch"]'),
      getwalletinfo: resultReply('{"private_keys_enabled":true,"descriptors":true}'),
    })
    await expect(chain.watch([])).rejects.toThrow('private keys')
  })
})

describe('Dogecoin Core 1.14', () => {
  test('the one wallet is asked, outputs are known by label, and fees are those of custom', async () => {
    const { chain, keys } = await chainOn(dogecoinParams, null, {
      validateaddress: resultReply('{"isvalid":true,"ismine":false,"iswatchonly":true}'),
      getmempoolinfo: resultReply('{"size":3,"mempoolminfee":0.00000000}'),
      getnetworkinfo: resultReply('{"relayfee":0.00100000,"incrementalfee":0.00010000}'),
      listunspent: () =>
        resultReply(`[
          {"txid":"${TX}","vout":0,"address":"${keys.address('0/3')}","account":"causeway:0/3","amount":123.45678901,"confirmations":9,"spendable":false},
          {"txid":"${TX}","vout":1,"address":"${keys.address('1/0')}","amount":2.00000000,"confirmations":9,"spendable":false},
          {"txid":"${TX}","vout":2,"address":"${keys.address('0/4')}","account":"causeway:0/5","amount":7.00000000,"confirmations":9,"spendable":false},
          {"txid":"${TX}","vout":3,"address":"DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L","account":"","amount":500.00000000,"confirmations":9,"spendable":true}]`),
    })
    const intent = {
      transferId: 'doge-1',
      network: 'coin',
      kind: 'payout',
      source: 'hot',
      record: '',
      amount: { asset: 'coin', units: 10_000_000_000n },
      destination: 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L',
      extraId: null,
    } as const
    const funding = await chain.funding(intent)
    const facts = readFundingFacts(funding.facts)
    expect(facts.unspent.map(({ path, units }) => ({ path, units }))).toEqual([
      { path: '0/3', units: 12_345_678_901n },
      { path: '1/0', units: 200_000_000n },
    ])
    expect(facts.feePerVbyte).toBe(1_000n)
    const plan = chain.compose(intent, funding, NOTHING_TAKEN)
    if (!plan.ok) throw new Error(plan.failure.code)
    expect(chain.replace([plan.value], funding, NOTHING_TAKEN)).toMatchObject({
      failure: { code: 'cannot_be_replaced' },
    })
  })
})

describe('zcashd', () => {
  test('the rules of the next block are read with the funding, and a fee of its custom is paid', async () => {
    const { chain, keys } = await chainOn(zcashRegtestParams, null, {
      validateaddress: resultReply('{"isvalid":true,"ismine":false,"iswatchonly":true}'),
      getblockchaininfo: resultReply(
        '{"chain":"regtest","blocks":5,"headers":5,"consensus":{"chaintip":"c2d6d0b4","nextblock":"c8e71055"}}',
      ),
      getmempoolinfo: resultReply('{"size":0,"bytes":0,"usage":0}'),
      getnetworkinfo: resultReply('{"relayfee":0.00000100}'),
      listunspent: () =>
        resultReply(
          `[{"txid":"${TX}","vout":0,"address":"${keys.address('1/0')}","amount":1.00000000,"confirmations":2}]`,
        ),
    })
    const intent = {
      transferId: 'zec-1',
      network: 'coin',
      kind: 'payout',
      source: 'hot',
      record: '',
      amount: { asset: 'coin', units: 5_000_000n },
      destination: keys.address('0/1'),
      extraId: null,
    } as const
    const funding = await chain.funding(intent)
    const facts = readFundingFacts(funding.facts)
    expect(facts).toMatchObject({ branchId: 0xc8e71055, feePerVbyte: 53n })
    const plan = chain.compose(intent, funding, NOTHING_TAKEN)
    if (!plan.ok) throw new Error(plan.failure.code)
    // ZIP-317: two logical actions at least.
    const { changeUnits } = JSON.parse(plan.value.body)
    expect(100_000_000n - 5_000_000n - BigInt(changeUnits)).toBeGreaterThanOrEqual(10_000n)
  })
})

test('an estimate of minus one is none', async () => {
  const { chain, keys } = await chainOn(bitcoinRegtestParams, 'watch', {
    listwallets: resultReply('["watch"]'),
    getwalletinfo: resultReply('{"private_keys_enabled":false}'),
    getaddressinfo: resultReply('{"ismine":false,"iswatchonly":true}'),
    estimatesmartfee: resultReply('{"feerate":-1,"blocks":4}'),
    getmempoolinfo: resultReply('{"mempoolminfee":0.00001000}'),
    getnetworkinfo: NETWORK_INFO,
    listunspent: resultReply('[]'),
  })
  const intent = {
    transferId: 'btc-1',
    network: 'coin',
    kind: 'payout',
    source: 'hot',
    record: '',
    amount: { asset: 'coin', units: 5_000n },
    destination: keys.address('0/1'),
    extraId: null,
  } as const
  const { feePerVbyte } = readFundingFacts((await chain.funding(intent)).facts)
  expect(feePerVbyte).toBe(bitcoinRegtestParams.fallbackFeePerVbyte)
})
