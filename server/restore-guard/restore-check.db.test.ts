import { randomUUID } from 'node:crypto'
import { type Exchange, sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { placeOrder } from '../orders/index.ts'
import { readGeneration } from './generation-store.ts'
import { reconcileHistory } from './reconcile-history.ts'
import { createRestoreCheck } from './restore-check.ts'

const checkOf = ({ needs }: Exchange) => createRestoreCheck(needs)()
const haltsOf = ({ database }: Exchange) =>
  database.direct().selectFrom('halt').select(['scope', 'reason']).execute()

async function reasonToRefuse(exchange: Exchange): Promise<string> {
  const placed = await placeOrder(exchange.needs, await exchange.input())
  return placed.ok ? 'none' : placed.failure.code
}

const witnessed = (exchange: Exchange, minutesAgo: number) =>
  sql`update incarnation set witnessed_at = now() - ${minutesAgo} * interval '1 minute'`.execute(
    exchange.database.direct(),
  )

describe('the restore check', () => {
  const open = sharedExchange('restore-check')

  test('raises the number and tells the signer, with how far indices and journal are', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ to: 'ltc' })
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    const before = await readGeneration(exchange.database)
    expect(await checkOf(exchange)).toBe('current')
    expect(await checkOf(exchange)).toBe('current')
    const after = await readGeneration(exchange.database)
    expect(after.number).toBe(before.number + 2n)
    expect(after.witnessedAt).not.toBeNull()
    const history = await exchange.needs.signer.history(0)
    expect(after.journalSequence).toBe(history.at(-1)?.sequence)
    const witness = await exchange.needs.signer.witness()
    expect(witness?.generation).toBe(after.number)
    expect(witness?.nextIndices.bitcoin).toBeGreaterThanOrEqual(64n)
    expect(await haltsOf(exchange)).toEqual([])
  })

  test('that another one overtook goes well all the same', async (context) => {
    const exchange = await open(context)
    const { signer } = exchange.needs
    let refused = 0
    const overtaken = {
      ...signer,
      remember: async (witness: Parameters<typeof signer.remember>[0]) => {
        expect(await checkOf(exchange)).toBe('current')
        await signer.remember(witness).catch((error: unknown) => {
          refused += 1
          throw error
        })
      },
    }
    expect(await createRestoreCheck({ ...exchange.needs, signer: overtaken })()).toBe('current')
    expect(refused).toBe(1)
    expect(await haltsOf(exchange)).toEqual([])
  })

  test('halts everything where the signer has seen a later number, and changes nothing else', async (context) => {
    const exchange = await open(context)
    expect(await checkOf(exchange)).toBe('current')
    const { number } = await readGeneration(exchange.database)
    await exchange.needs.signer.remember({ generation: number + 5n, nextIndices: {} })
    for (let check = 0; check < 2; check += 1) expect(await checkOf(exchange)).toBe('older')
    expect(exchange.alerts).toContain('database_older')
    expect((await readGeneration(exchange.database)).number).toBe(number)
    expect(await haltsOf(exchange)).toMatchObject([
      { scope: 'all', reason: expect.stringMatching(/^database_older: .*doctor --reconcile/) },
    ])
    expect(await reasonToRefuse(exchange)).toBe('pair_halted')
    const done = await reconcileHistory(exchange.needs)
    expect(done).toMatchObject({ isLifted: true, generationNow: number + 6n })
    expect(done.history.forgotten).toEqual([])
    expect(await checkOf(exchange)).toBe('current')
    expect(await reasonToRefuse(exchange)).toBe('none')
  })

  test('halts everything where a transfer is signed that the database does not know', async (context) => {
    const exchange = await open(context)
    expect(await checkOf(exchange)).toBe('current')
    const transferId = randomUUID()
    const [known] = (await exchange.needs.signer.history(0)).toReversed()
    if (known === undefined) throw new Error('Nothing was signed')
    const { journalSequence } = await readGeneration(exchange.database)
    const signer = {
      ...exchange.needs.signer,
      history: async (after: number) =>
        after >= journalSequence + 1
          ? []
          : [{ ...known, sequence: journalSequence + 1, signed: { ...known.signed, transferId } }],
    }
    expect(await createRestoreCheck({ ...exchange.needs, signer })()).toBe('older')
    expect((await haltsOf(exchange))[0]?.reason).toContain(transferId)
    await exchange.database.direct().deleteFrom('halt').execute()
  })

  test('that has not come for ten minutes lets no order in; one that never came does', async (context) => {
    const exchange = await open(context)
    await witnessed(exchange, 9)
    expect(await reasonToRefuse(exchange)).toBe('none')
    await witnessed(exchange, 11)
    expect(await reasonToRefuse(exchange)).toBe('pair_halted')
    const many = await Promise.all(Array.from({ length: 12 }, () => reasonToRefuse(exchange)))
    expect(new Set(many)).toEqual(new Set(['pair_halted']))
    await sql`update incarnation set witnessed_at = null`.execute(exchange.database.direct())
    expect(await reasonToRefuse(exchange)).toBe('none')
    expect(await checkOf(exchange)).toBe('current')
  })
})
