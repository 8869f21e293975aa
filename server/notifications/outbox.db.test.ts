import type { Mail } from '@causeway/core/ports'
import { openTestDatabase } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import type { Tx } from '../db/index.ts'
import { openOutbox } from './outbox.ts'

const mailKey = new Uint8Array(32).fill(3)

class TakenBack extends Error {}

const sender = {
  brand: 'Causeway',
  colours: null,
  publicUrl: 'http://localhost',
  world: 'play',
  supportEmail: null,
  backofficeUrl: 'http://office.localhost',
  staffMails: { isWanted: async () => true, tried: async () => {} },
} as const

const mailOf = (publicCode: string) => ({
  to: 'somebody@example.com',
  publicCode,
  language: 'de',
  state: 'finished',
  reason: null,
  key: `key-${publicCode}`,
})

const noFacts = { details: [], holderSecret: null, message: null } as const

describe('the outbox', () => {
  test('sends what was committed and nothing else, and lets an open transaction alone', async (context) => {
    const { database } = await openTestDatabase(context, 'outbox')
    const errors: unknown[] = []
    const outbox = await openOutbox({ database, mailKey, onError: (error) => errors.push(error) })
    const lost = database.transaction('test', async (tx) => {
      await outbox.notifier.orderChanged(tx, mailOf('lost'))
      throw new TakenBack()
    })
    await expect(lost).rejects.toThrow(TakenBack)

    const sent: Mail[] = []
    await outbox.work({
      mail: {
        send: async (mail) => {
          sent.push(mail)
        },
      },
      ...sender,
      orderFacts: async () => noFacts,
      forgetPersonalData: async () => {},
    })

    // Open for several of the outbox's own rounds: on one session they must wait for it.
    await database.transaction('test', async (tx) => {
      await tx.insertInto('meta').values({ key: 'beside', value: 'begun' }).execute()
      await outbox.notifier.orderChanged(tx, mailOf('kept'))
      const before = await transactionId(tx)
      await sql`select pg_sleep(0.01)`.execute(tx)
      await new Promise((resolve) => setTimeout(resolve, 2500))
      expect(await transactionId(tx)).toBe(before)
      expect(sent).toEqual([])
    })
    await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 15_000, interval: 100 })
    expect(sent[0]).toMatchObject({ to: 'somebody@example.com', idempotencyKey: 'key-kept' })
    expect(sent[0]?.text).toContain('/de/track/kept')
    expect(errors).toEqual([])
    await outbox.stop()
    await database.close()
  })

  test('an account’s mail goes out, and one that fails keeps no other and is tried again', async (context) => {
    const { database } = await openTestDatabase(context, 'account-outbox')
    const errors: unknown[] = []
    const outbox = await openOutbox({ database, mailKey, onError: (error) => errors.push(error) })
    const mailTo = (to: string) => ({
      to,
      language: 'fr',
      kind: 'recover' as const,
      facts: { link: '/auth/recover/AbC' },
      key: `recover ${to}`,
    })
    await database.transaction('test', async (tx) => {
      for (const to of ['down@example.com', 'ada@example.com', 'grace@example.com']) {
        await outbox.notifier.accountMail(tx, mailTo(to))
      }
    })
    const sent: Mail[] = []
    let failures = 0
    await outbox.work({
      ...sender,
      mail: {
        send: async (mail) => {
          if (mail.to === 'down@example.com' && failures === 0) {
            failures += 1
            throw new Error('No such box for a moment')
          }
          sent.push(mail)
        },
      },
      orderFacts: async () => noFacts,
      forgetPersonalData: async () => {},
    })
    await vi.waitFor(() => expect(sent).toHaveLength(2), { timeout: 5000, interval: 50 })
    expect(sent.map(({ to }) => to).sort()).toEqual(['ada@example.com', 'grace@example.com'])
    expect(sent[0]?.subject).toBe('Causeway : choisissez un nouveau mot de passe')
    expect(errors).toMatchObject([{ message: 'No such box for a moment' }])
    await vi.waitFor(() => expect(sent).toHaveLength(3), { timeout: 25_000, interval: 100 })
    expect(sent[2]).toMatchObject({
      to: 'down@example.com',
      idempotencyKey: 'recover down@example.com',
    })
    await outbox.stop()
    await database.close()
  })
})

describe('a batch', () => {
  test('is sent in the order in which it was left', async (context) => {
    const { database } = await openTestDatabase(context, 'batch-outbox')
    const outbox = await openOutbox({ database, mailKey, onError: () => {} })
    const codes = Array.from({ length: 25 }, (_, index) => `code-${index}`)
    for (const code of codes) {
      await database.transaction('test', async (tx) => {
        await outbox.notifier.orderChanged(tx, mailOf(code))
        await sql`select pg_sleep(0.002)`.execute(tx)
      })
    }
    const sent: string[] = []
    await outbox.work({
      ...sender,
      mail: {
        send: async ({ idempotencyKey }) => {
          sent.push(idempotencyKey)
        },
      },
      orderFacts: async () => noFacts,
      forgetPersonalData: async () => {},
    })
    await vi.waitFor(() => expect(sent).toHaveLength(25), { timeout: 15_000, interval: 50 })
    expect(sent).toEqual(codes.map((code) => `key-${code}`))
    await outbox.stop()
    await database.close()
  })
})

async function transactionId(tx: Tx): Promise<string> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(tx)
  return rows[0]?.id ?? ''
}
