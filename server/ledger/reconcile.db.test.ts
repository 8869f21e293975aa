import { randomUUID } from 'node:crypto'
import { amount } from '@causeway/core/money'
import { openTestDatabase, plantRows } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, type TestContext, test } from 'vitest'
import type { Database } from '../db/index.ts'
import { move, plantDeposit } from './books.fixture.ts'
import { foldLedger } from './ledger-balances.ts'
import { type ReconciledChain, reconcileWallet } from './reconcile.ts'

const BOOKED = 1000n

/** A chain that holds so much, at this height. */
function chainWith(units: bigint, height = 0): ReconciledChain {
  return {
    network: 'litecoin',
    sweeps: null,
    holdings: async (asset) => amount(asset, units),
    head: async () => ({ height, hash: 'head' }),
  }
}

const coin = { asset: 'ltc', feeAllowance: 3n }

async function plantTransfer(
  database: Database,
  of: { kind: string; state: string; units: bigint; network?: string; asset?: string },
): Promise<string> {
  const id = randomUUID()
  const { asset = 'ltc', network = 'litecoin' } = of
  const serves = ['payout', 'refund'].includes(of.kind) ? randomUUID() : null
  await plantRows(database, (tx) =>
    sql`insert into transfer (id, settlement_id, order_id, kind, source, network, asset, units, destination, state, created_at)
      values (${id}, ${serves}, ${serves}, ${of.kind}, 'hot', ${network}, ${asset}, ${of.units}, 'somewhere', ${of.state}, now())`.execute(
      tx,
    ),
  )
  return id
}

async function plantRecalled(
  database: Database,
  of: { units: bigint; kind?: string; network?: string; booked?: boolean; transferId?: string },
): Promise<void> {
  const { booked = false, kind = 'payout', network = 'litecoin', transferId = randomUUID() } = of
  await sql`insert into recalled_signature (transfer_id, attempt, sequence, kind, network, source, asset,
      units, destination, record, tx_id, bytes, plan, is_lost, booked_at)
    values (${transferId}, 1, 1, ${kind}, ${network}, 'hot', 'ltc', ${of.units}, 'somewhere', '', 'tx', '',
      '', true, ${booked ? sql`now()` : null})`.execute(database.direct())
}

async function bookedWallet(context: TestContext): Promise<Database> {
  const { database } = await openTestDatabase(context, 'reconcile')
  context.onTestFinished(() => database.close())
  await move(database, { from: 'capital', to: 'wallet' }, BOOKED - 1n)
  await foldLedger(database)
  // One unit is not folded yet, and another coin's money is not this one's.
  await move(database, { from: 'capital', to: 'wallet' }, 1n)
  await move(database, { from: 'capital', to: 'wallet', asset: 'btc' }, 77n)
  return database
}

/** The least and the most that the chain may hold, each found where one unit further would not do. */
async function expectRange(database: Database, least: bigint, most: bigint): Promise<void> {
  const look = (units: bigint) => reconcileWallet(database, chainWith(units), coin)
  expect(await look(least)).toBeNull()
  expect(await look(most)).toBeNull()
  const asset = 'ltc'
  expect(await look(least - 1n)).toEqual({ asset, chain: least - 1n, least, most })
  expect(await look(most + 1n)).toEqual({ asset, chain: most + 1n, least, most })
}

describe('a wallet of the books and its chain', () => {
  test('are equal at rest', async (context) => {
    await expectRange(await bookedWallet(context), BOOKED, BOOKED)
  })

  test('may differ by payments that are seen and not booked', async (context) => {
    const database = await bookedWallet(context)
    await plantDeposit(database, { state: 'seen', units: 50n })
    await plantDeposit(database, { state: 'gone', units: 500n })
    await plantDeposit(database, { state: 'seen', units: 500n, network: 'bitcoin' })
    await plantDeposit(database, { state: 'seen', units: 500n, asset: 'btc' })
    await expectRange(database, BOOKED, BOOKED + 50n)
  })

  test('may differ by payments that are booked and shallow again', async (context) => {
    const database = await bookedWallet(context)
    await plantDeposit(database, { state: 'confirmed', units: 30n, confirmations: 1 })
    await plantDeposit(database, { state: 'settled', units: 20n, confirmations: 0 })
    await plantDeposit(database, { state: 'settled', units: 500n })
    await plantDeposit(database, { state: 'reversed', units: 500n, confirmations: 0 })
    await expectRange(database, BOOKED - 50n, BOOKED)
  })

  test('may differ by what is signed, and by the fee of everything that is', async (context) => {
    const database = await bookedWallet(context)
    await plantTransfer(database, { kind: 'payout', state: 'signed', units: 100n })
    await plantTransfer(database, { kind: 'refund', state: 'broadcast', units: 40n })
    await plantTransfer(database, { kind: 'commission', state: 'signed', units: 10n })
    await plantTransfer(database, { kind: 'sweep', state: 'broadcast', units: 500n })
    await plantTransfer(database, { kind: 'payout', state: 'planned', units: 500n })
    await plantTransfer(database, { kind: 'payout', state: 'confirmed', units: 500n })
    const other = { kind: 'payout', state: 'signed', units: 500n }
    await plantTransfer(database, { ...other, network: 'bitcoin' })
    await expectRange(database, BOOKED - 150n - 4n * 3n, BOOKED)
  })

  test('may differ by what was signed before the database came back older', async (context) => {
    const database = await bookedWallet(context)
    await plantRecalled(database, { units: 100n })
    await plantRecalled(database, { units: 500n, booked: true })
    await plantRecalled(database, { units: 500n, kind: 'sweep' })
    await plantRecalled(database, { units: 500n, network: 'bitcoin' })
    const known = await plantTransfer(database, { kind: 'payout', state: 'confirmed', units: 7n })
    await plantRecalled(database, { units: 7n, transferId: known })
    await expectRange(database, BOOKED - 100n - 3n, BOOKED)
  })

  test.for([100n, -100n])(
    'may differ by %i units that are booked while it is asked',
    async (units, context) => {
      const database = await bookedWallet(context)
      const lookWhile = async (held: bigint) => {
        const found = await reconcileWallet(
          database,
          {
            ...chainWith(held),
            holdings: async (asset) => {
              await move(database, { from: 'capital', to: 'wallet' }, units)
              return amount(asset, held)
            },
          },
          coin,
        )
        await move(database, { from: 'wallet', to: 'capital' }, units)
        return found
      }
      const ends = [BOOKED, BOOKED + units].toSorted((one, other) => (one < other ? -1 : 1))
      const [least = 0n, most = 0n] = ends
      expect(await lookWhile(least)).toBeNull()
      expect(await lookWhile(most)).toBeNull()
      expect(await lookWhile(least - 1n)).toMatchObject({ least, most })
      expect(await lookWhile(most + 1n)).toMatchObject({ least, most })
    },
  )

  test('may wait for blocks that no scan has read, where the chain has more', async (context) => {
    const database = await bookedWallet(context)
    await sql`insert into chain_cursor (network, height) values ('litecoin', 8), ('bitcoin', 9)`.execute(
      database.direct(),
    )
    const look = (units: bigint, height: number) =>
      reconcileWallet(database, chainWith(units, height), coin)
    expect(await look(BOOKED + 1n, 9)).toBe('too_early')
    expect(await look(BOOKED + 1n, 8)).toMatchObject({ chain: BOOKED + 1n })
    expect(await look(BOOKED - 1n, 9)).toMatchObject({ chain: BOOKED - 1n })
  })

  test('are compared by what a reader of holdings says, where there is one', async (context) => {
    const database = await bookedWallet(context)
    const look = (units: bigint | null) =>
      reconcileWallet(database, chainWith(0n), {
        ...coin,
        readHoldings: async (asset) => (units === null ? null : amount(asset, units)),
      })
    expect(await look(BOOKED)).toBeNull()
    expect(await look(BOOKED + 1n)).toMatchObject({ chain: BOOKED + 1n })
    expect(await look(null)).toBe('too_early')
  })

  test('are compared by every address of the network otherwise, each asked for once', async (context) => {
    const database = await bookedWallet(context)
    for (const [address, network] of [
      ['a', 'litecoin'],
      ['b', 'litecoin'],
      ['a', 'litecoin'],
      ['c', 'bitcoin'],
    ] as const) {
      await plantDeposit(database, { state: 'settled', units: 1n, address, network })
    }
    const asked: string[] = []
    const chain: ReconciledChain = {
      ...chainWith(BOOKED),
      holdings: async (asset, payIns) => {
        asked.push(...payIns)
        return amount(asset, BOOKED)
      },
    }
    expect(await reconcileWallet(database, chain, coin)).toBeNull()
    expect(asked.toSorted()).toEqual(['a', 'b'])
  })
})
