import { openTestDatabase } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { expect, type TestContext, test } from 'vitest'
import type { Database } from '../db/index.ts'
import { appendAudit } from './append-audit.ts'
import { listAudit } from './list-audit.ts'
import { verifyAudit } from './verify-audit.ts'

const START = Date.UTC(2026, 10, 26, 23, 59)
const actor = { staffId: null, name: 'operator', network: '192.0.2.1' }

/** A log of so many entries, a minute apart: the first of them on a day of its own. */
async function openLog(context: TestContext, entries: number): Promise<Database> {
  const { database } = await openTestDatabase(context, 'audit')
  for (let number = 0; number < entries; number += 1) {
    await append(database, START + number * 60_000, number)
  }
  return database
}

function append(database: Database, now: number, number: number): Promise<void> {
  return database.transaction('test', (tx) =>
    appendAudit(tx, now, { actor, action: `act.${number}`, subject: 'test', after: { number } }),
  )
}

/** Somebody with every right on the database turns its guard off. */
async function tamper(database: Database, statement: string): Promise<void> {
  await database
    .direct()
    .transaction()
    .execute(async (tx) => {
      await sql`alter table audit_entry disable trigger user`.execute(tx)
      await sql.raw(statement).execute(tx)
      await sql`alter table audit_entry enable trigger user`.execute(tx)
    })
}

const second = "day = '2026-11-27' and number = 2"
const last =
  '(day, number) = (select day, number from audit_entry order by day desc, number desc limit 1)'

test('a log that nobody touched is whole, over days, and when many write at once', async (context) => {
  const database = await openLog(context, 4)
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => append(database, START + 3_600_000, index)),
  )
  expect(await verifyAudit(database)).toMatchObject({ ok: true, value: { entries: 24, days: 2 } })
  const { entries } = await listAudit(
    database,
    { subject: 'test', staffId: null, action: 'act.3' },
    null,
  )
  expect(entries).toMatchObject([
    { day: '2026-11-27', actor: 'operator', after: '{"number":3}' },
    { day: '2026-11-27', number: 3 },
  ])
})

test('a clock that was put back does not write into a day that is over', async (context) => {
  const database = await openLog(context, 3)
  await append(database, START - 86_400_000, 9)
  expect(await verifyAudit(database)).toMatchObject({ ok: true, value: { entries: 4, days: 2 } })
})

const damages: readonly (readonly [how: string, statement: string, problem: string])[] = [
  ['changed', `update audit_entry set after = '{"number":7}' where ${second}`, 'changed'],
  [
    'said to be of another time',
    `update audit_entry set at = at + interval '1 ms' where ${second}`,
    'changed',
  ],
  ['given to somebody else', `update audit_entry set actor = 'anna' where ${second}`, 'changed'],
  ['removed', `delete from audit_entry where ${second}`, 'not_following'],
  [
    'removed with its whole day',
    `delete from audit_entry where day = '2026-11-26'`,
    'not_following',
  ],
  ['removed from the end', `delete from audit_entry where ${last}`, 'cut_off'],
  [
    'put in',
    `insert into audit_entry select day, number + 1000, at, staff_id, actor, action, subject, network, before, after, hash, 'made up'
      from audit_entry where ${last}`,
    'not_following',
  ],
  [
    'put in between',
    `update audit_entry set number = number + 1 where day = '2026-11-27' and number = 3;
     insert into audit_entry select day, 3, at, staff_id, actor, 'put.in', subject, network, before, after, hash, 'made up'
      from audit_entry where ${second}`,
    'changed',
  ],
]

for (const [how, statement, problem] of damages) {
  test(`an entry that was ${how} is found`, async (context) => {
    const database = await openLog(context, 4)
    await tamper(database, statement)
    expect(await verifyAudit(database)).toMatchObject({ ok: false, failure: { problem } })
  })
}

test('nobody changes, removes or empties it', async (context) => {
  const database = await openLog(context, 1)
  for (const statement of [
    "update audit_entry set actor = 'nobody'",
    'delete from audit_entry',
    'truncate audit_entry',
  ]) {
    await expect(sql.raw(statement).execute(database.direct())).rejects.toThrow(/only grows/)
  }
})
