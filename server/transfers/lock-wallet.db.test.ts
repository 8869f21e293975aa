import { amount } from '@causeway/core/money'
import type { TransferPlan } from '@causeway/core/ports'
import { openTestDatabase } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, type TestContext, test } from 'vitest'
import type { Database, Tx } from '../db/index.ts'
import type { ClaimedTransfer } from '../transfer-store/claim-transfer.ts'
import {
  advanceNonce,
  inputsOf,
  lockTaken,
  lockWallet,
  reserveAll,
  reserveSigned,
} from './lock-wallet.ts'
import { fillerRecord } from './own-record.ts'
import { claimed } from './transfers.fixture.ts'

async function opened(context: TestContext): Promise<Database> {
  const { database } = await openTestDatabase(context, 'lock_wallet')
  context.onTestFinished(() => database.close())
  return database
}

function planWith(reservation: TransferPlan['reservation']): TransferPlan {
  return {
    intent: {
      transferId: 'a transfer',
      network: 'bitcoin',
      kind: 'gas',
      source: 'hot',
      amount: amount('btc', 5n),
      destination: 'somewhere',
      extraId: null,
      record: '',
    },
    attempt: 1,
    reservation,
    body: '',
  }
}
const spending = (...inputs: string[]) => planWith({ kind: 'inputs', inputs })
const counting = (nonce: bigint) => planWith({ kind: 'nonce', nonce })

async function heldInputs(database: Database) {
  const rows = await database
    .direct()
    .selectFrom('reserved_input')
    .select(['network', 'input', 'transfer_id'])
    .orderBy('input')
    .execute()
  return rows.map(({ input, network, transfer_id }) => [network, input, transfer_id])
}

async function nonces(database: Database) {
  const { rows } = await sql<{ network: string; source: string; next_nonce: bigint | null }>`
    select network, source, next_nonce from wallet order by network, source`.execute(
    database.direct(),
  )
  return rows.map(({ network, next_nonce, source }) => [network, source, next_nonce])
}

const reserve = (
  tx: Tx,
  transfer: ClaimedTransfer,
  plan: TransferPlan,
  held?: ReadonlySet<string>,
) => reserveAll(tx, [{ transfer, plan }], held)

describe('the outputs of a wallet', () => {
  test('are held by the transfer that reserved them, and by one at a time', async (context) => {
    const database = await opened(context)
    const [one, other] = [await claimed(database), await claimed(database)]
    await database.transaction('reserve', (tx) => reserve(tx, one, spending('a', 'b')))
    const held = [
      ['bitcoin', 'a', one.id],
      ['bitcoin', 'b', one.id],
    ]
    expect(await heldInputs(database)).toEqual(held)
    const again = database.transaction('reserve', (tx) => reserve(tx, other, spending('b', 'c')))
    await expect(again).rejects.toThrow('reserved_input')
    expect(await heldInputs(database)).toEqual(held)
  })

  test('that a replacement holds already are not reserved again', async (context) => {
    const database = await opened(context)
    const one = await claimed(database)
    const earlier = spending('a', 'b')
    await database.transaction('reserve', async (tx) => {
      await reserve(tx, one, earlier)
      await reserve(tx, one, spending('a', 'c'), new Set(inputsOf(earlier)))
      await reserve(tx, one, earlier, new Set(inputsOf(earlier)))
    })
    expect((await heldInputs(database)).map(([, input]) => input)).toEqual(['a', 'b', 'c'])
  })

  test('that were signed are held by whoever had them, and nobody is refused', async (context) => {
    const database = await opened(context)
    const [one, other] = [await claimed(database), await claimed(database)]
    await database.transaction('reserve', async (tx) => {
      await reserve(tx, one, spending('a'))
      await reserveSigned(tx, other, spending('a', 'b'))
    })
    expect(await heldInputs(database)).toEqual([
      ['bitcoin', 'a', one.id],
      ['bitcoin', 'b', other.id],
    ])
  })

  test('are taken on their network, but for those that the transfer’s own plans hold', async (context) => {
    const database = await opened(context)
    const one = await claimed(database)
    const elsewhere = await claimed(database, { network: 'litecoin', asset: 'ltc' })
    const taken = await database.transaction('reserve', async (tx) => {
      await reserve(tx, one, spending('a', 'b'))
      await reserve(tx, elsewhere, spending('c'))
      return [await lockTaken(tx, one, []), await lockTaken(tx, one, [spending('b'), counting(1n)])]
    })
    const rest = { nextNonce: null, exactNonce: null }
    expect(taken).toEqual([
      { inputs: new Set(['a', 'b']), ...rest },
      { inputs: new Set(['a']), ...rest },
    ])
  })
})

describe('the nonces of a wallet', () => {
  test('go on after the one that was reserved or signed, and never back', async (context) => {
    const database = await opened(context)
    const one = await claimed(database)
    const next = (plan: TransferPlan, by: typeof reserve | typeof reserveSigned) =>
      database.transaction('reserve', async (tx) => {
        await lockWallet(tx, one)
        await by(tx, one, plan)
        return (await lockTaken(tx, one, [])).nextNonce
      })
    expect(await next(counting(4n), reserve)).toBe(5n)
    expect(await next(counting(2n), reserve)).toBe(5n)
    expect(await next(counting(8n), reserveSigned)).toBe(9n)
    expect(await heldInputs(database)).toEqual([])
  })

  test('are counted for each network and source', async (context) => {
    const database = await opened(context)
    const wallet = { network: 'bitcoin', source: 'hot' }
    const read = await database.transaction('reserve', async (tx) => {
      await advanceNonce(tx, wallet, 4n)
      await advanceNonce(tx, { ...wallet, source: '7' }, 1n)
      await advanceNonce(tx, { ...wallet, network: 'ripple' }, 2n)
      await advanceNonce(tx, wallet, 3n)
      await advanceNonce(tx, { ...wallet, source: '7' }, 6n)
      return [await lockWallet(tx, wallet), await lockWallet(tx, { ...wallet, source: '8' })]
    })
    expect(read).toEqual([{ nextNonce: 5n }, { nextNonce: null }])
    expect(await nonces(database)).toEqual([
      ['bitcoin', '7', 7n],
      ['bitcoin', '8', null],
      ['bitcoin', 'hot', 5n],
      ['ripple', 'hot', 3n],
    ])
  })

  test('of a filler is the very one that it uses up', async (context) => {
    const database = await opened(context)
    const record = fillerRecord({ nonce: 3n, of: 'another' })
    const filler = await claimed(database, { kind: 'filler', units: 0n, record })
    const taken = await database.transaction('reserve', (tx) => lockTaken(tx, filler, []))
    expect(taken.exactNonce).toBe(3n)
  })
})
