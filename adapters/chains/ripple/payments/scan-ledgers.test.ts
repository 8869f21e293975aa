import { randomBytes } from 'node:crypto'
import { amount } from '@causeway/core/money'
import { afterEach, describe, expect, test } from 'vitest'
import { HistoryMissing, NodeBehind } from '../node/node-head.ts'
import { PARTIAL_PAYMENT } from '../node/play-ledger.fixture.ts'
import { readObject } from '../node/wire.ts'
import { openPlayLedger } from '../ripple-test-kit.ts'

type Play = Awaited<ReturnType<typeof openPlayLedger>>
const opened: Play[] = []

async function open(...given: Parameters<typeof openPlayLedger>): Promise<Play> {
  const play = await openPlayLedger(...given)
  opened.push(play)
  await play.fund()
  return play
}

afterEach(async () => {
  for (const { server } of opened.splice(0)) await server.stop()
})

const all = async (addresses: readonly string[]) => new Set(addresses)
const nobody = async () => new Set<string>()
const begin = async ({ chain }: Play) => (await chain.scan(null, nobody)).cursor
const SUM = 2_000_000n

describe('what is counted', () => {
  test('payments with their tags; without a tag, and with tag 0, too', async () => {
    const play = await open()
    const cursor = await begin(play)
    const ids = [
      play.pay(SUM, play.hotWallet, { DestinationTag: 100_003 }),
      play.pay(SUM, play.hotWallet),
      play.pay(1n, play.hotWallet, { DestinationTag: 0 }),
    ]
    await play.mine(2)
    const { payments, height } = await play.chain.scan(cursor, all)
    const { height: head } = await play.chain.head()
    expect(height).toBe(head)
    const blockHash = play.ledger.ledgers[head - 2]?.hash
    const common = { outputIndex: 0, address: play.hotWallet, confirmations: 2, blockHash }
    expect(payments).toEqual([
      { ...common, txId: ids[0], extraId: '100003', amount: amount('xrp', SUM) },
      { ...common, txId: ids[1], extraId: null, amount: amount('xrp', SUM) },
      { ...common, txId: ids[2], extraId: '0', amount: amount('xrp', 1n) },
    ])
  })

  test('a partial payment counts as what it delivered, not as what it says', async () => {
    const play = await open()
    const cursor = await begin(play)
    play.pay(1_000_000_000_000n, play.hotWallet, {
      Flags: PARTIAL_PAYMENT,
      DestinationTag: 100_000,
      SendMax: { currency: 'USD', issuer: play.bank.address, value: '1' },
    })
    await play.mine(1)
    const { payments } = await play.chain.scan(cursor, all)
    expect(payments.map(({ amount: { units } }) => units)).toEqual([1_000_000n])
  })

  test('other currencies, failed payments and our own transactions are no deposits', async () => {
    const play = await open()
    const cursor = await begin(play)
    const issued = { currency: 'USD', issuer: play.bank.address, value: '1000000' }
    play.fromBank({ TransactionType: 'Payment', Destination: play.hotWallet, Amount: issued })
    play.pay(10n ** 17n - 1n, play.hotWallet)
    await play.mine(1)
    expect(play.ledger.entries.at(-1)?.result).toBe('tecUNFUNDED_PAYMENT')
    expect((await play.chain.scan(cursor, all)).payments).toEqual([])
  })

  test.each([['unavailable'], [undefined]])(
    'a payment that says it delivered %s is no answer',
    async (delivered) => {
      const play = await open()
      const cursor = await begin(play)
      play.pay(SUM, play.hotWallet)
      await play.mine(1)
      const last = play.ledger.entries.pop()
      if (last === undefined) throw new Error('Nothing was paid')
      play.ledger.entries.push({ ...last, delivered })
      await expect(play.chain.scan(cursor, all)).rejects.toThrow('does not say what it delivered')
    },
  )

  test('the rest of a closed account counts', async () => {
    const play = await open()
    const cursor = await begin(play)
    play.pay(SUM, play.hotWallet)
    await play.mine(1)
    const last = play.ledger.entries.pop()
    if (last === undefined) throw new Error('Nothing was paid')
    play.ledger.entries.push({ ...last, tx: { ...last.tx, TransactionType: 'AccountDelete' } })
    expect((await play.chain.scan(cursor, all)).payments).toHaveLength(1)
  })
})

describe('nothing is skipped', () => {
  test('long lists come in pages, each payment once', async () => {
    const play = await open()
    const cursor = await begin(play)
    const ids: string[] = []
    for (let count = 0; count < 8; count += 1) {
      ids.push(play.pay(SUM, play.hotWallet, { DestinationTag: 100_000 + count }))
      if (count % 3 === 0) await play.mine(1)
    }
    await play.mine(1)
    const { payments, cursor: next } = await play.chain.scan(cursor, all)
    expect(payments.map(({ txId }) => txId)).toEqual(ids)
    const pages = play.server.asked.filter(({ method }) => method === 'account_tx')
    expect(pages).toHaveLength(3)
    expect((await play.chain.scan(next, all)).payments).toEqual([])
  })

  test('a list that goes round in circles throws', async () => {
    const play = await open()
    const cursor = await begin(play)
    for (let count = 0; count < 4; count += 1) play.pay(SUM, play.hotWallet)
    await play.mine(1)
    play.server.misbehave((method, answer) => {
      const reply = answer()
      if (method !== 'account_tx') return reply
      return { result: { ...readObject(reply.result), marker: { ledger: 1, seq: 1 } } }
    })
    await expect(play.chain.scan(cursor, all)).rejects.toThrow('circles')
  })

  test.each([
    ["a gap in the node's history", '1-2,5-9', HistoryMissing],
    ['a node that has only begun to read', 'empty', HistoryMissing],
  ])('%s throws, and is passed when it is closed', async (_name, held, error) => {
    const play = await open()
    const cursor = await begin(play)
    const txId = play.pay(SUM, play.hotWallet)
    await play.mine(4)
    play.server.hold(held)
    await expect(play.chain.scan(cursor, all)).rejects.toThrow(error)
    play.server.hold(null)
    expect((await play.chain.scan(cursor, all)).payments).toMatchObject([{ txId }])
  })

  test('a server that read fewer ledgers than it was asked throws', async () => {
    const play = await open()
    const cursor = await begin(play)
    await play.mine(3)
    play.server.misbehave((method, answer) => {
      const reply = answer()
      if (method !== 'account_tx') return reply
      const result = readObject(reply.result)
      return { result: { ...result, ledger_index_max: Number(result.ledger_index_max) - 1 } }
    })
    await expect(play.chain.scan(cursor, all)).rejects.toThrow(HistoryMissing)
  })

  test('a node far behind the cursor throws; one that is a ledger behind has nothing new', async () => {
    const play = await open()
    const thaw = play.server.freeze()
    const early = play.ledger.ledgers.length
    await play.mine(1)
    const cursorAt = (height: number) =>
      JSON.stringify({ height, hash: play.ledger.ledgers[height - 1]?.hash })
    const near = cursorAt(early + 1)
    expect(await play.chain.scan(near, all)).toMatchObject({ cursor: near, payments: [] })
    await play.mine(5)
    await expect(play.chain.scan(cursorAt(early + 6), all)).rejects.toThrow(NodeBehind)
    await thaw()
  })

  test('a cursor of another history is read back', async () => {
    const play = await open()
    const txId = play.pay(SUM, play.hotWallet)
    await play.mine(3)
    const { height } = await play.chain.head()
    const hash = randomBytes(32).toString('hex').toUpperCase()
    const { payments } = await play.chain.scan(JSON.stringify({ height, hash }), all)
    expect(payments.map((payment) => payment.txId)).toContain(txId)
  })

  test('what a server says of ledgers that it was not asked about throws', async () => {
    const play = await open()
    const cursor = await begin(play)
    play.pay(SUM, play.hotWallet)
    await play.mine(1)
    const last = play.ledger.entries.at(-1)
    play.server.misbehave((method, answer) => {
      const reply = answer()
      if (method !== 'account_tx') return reply
      const text = JSON.stringify(reply).replaceAll(
        `"ledger_index":${last?.height},`,
        '"ledger_index":1,',
      )
      return JSON.parse(text)
    })
    await expect(play.chain.scan(cursor, all)).rejects.toThrow('not of the validated ledgers')
  })
})

describe('payments looked up again', () => {
  test('gone is said only of what a server with the whole history never saw', async () => {
    const play = await open()
    const txId = play.pay(SUM, play.hotWallet)
    await play.mine(1)
    const key = { txId, outputIndex: 0 }
    const never = { txId: txId.replaceAll(/./g, '0'), outputIndex: 0 }
    expect(await play.chain.paymentStatuses([key, never])).toMatchObject([
      { state: 'in_block', confirmations: 1 },
      { state: 'gone' },
    ])
    // All of the last ledgers, but not the first ones: rippled forgets those unless told not to.
    await play.mine(300)
    play.server.hold(`3-${play.ledger.ledgers.length}`)
    expect(await play.chain.transactionStatus(never.txId)).toEqual({ state: 'unknown' })
    await expect(play.chain.paymentStatuses([never])).rejects.toThrow(HistoryMissing)
  })
})
