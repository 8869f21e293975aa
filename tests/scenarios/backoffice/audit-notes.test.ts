// door: HTTP, command
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AuditEntryOut, HealthPartOut } from '@causeway/api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doctor, operate, type RunningProduct, startProduct } from '../../support/index.ts'
import { runSql } from '../support/backoffice/run-sql.ts'
import { addByCommand, joinBy, type Member, memberAt } from '../support/backoffice/staff-steps.ts'
import { metricOf } from '../support/operator-view.ts'
import { stockedDatabase } from '../support/start-shop.ts'

const POLL = { timeout: 120_000, interval: 500 }
let url: string
let dataDir: string
let shop: RunningProduct
let anna: Member
const where = () => ({ DATA_DIR: dataDir, DATABASE_URL: url })
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'causeway-audit-'))
  url = (await stockedDatabase('audit_notes', dataDir)) ?? ''
  shop = await startProduct({ env: { DATABASE_URL: url }, dataDir })
  const link = await addByCommand(where(), 'anna@shop.example', 'administrator')
  anna = await joinBy(shop, link, 'Anna')
})
afterAll(async () => {
  await shop?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

type Head = { readonly day: string; readonly number: number; readonly hash: string }

async function lastEntry(): Promise<Head> {
  const [row] = await runSql(url, 'select day, number, hash from audit_head')
  return row as Head
}

function notedBySigner(): Head | undefined {
  const file = join(dataDir, 'signer-journal.jsonl.audit')
  return (JSON.parse(readFileSync(file, 'utf8')) as readonly Head[]).at(-1)
}

async function auditHealth(): Promise<HealthPartOut | undefined> {
  const parts = (await anna.ask('GET', '/health')).body.parts as readonly HealthPartOut[]
  return parts.find(({ part }) => part === 'audit')
}

const verify = () => operate(where(), 'audit', 'verify')

test('[OPS-08.6] [OPS-08.7] the last entry is noted by the signer and in the log; a rewritten log is found, and after a restore reconciling says what is lost', async () => {
  const invite = { email: 'vera@shop.example', role: 'viewer', reason: 'Works here' }
  expect((await anna.ask('POST', '/staff', invite)).status).toBe(200)
  const last = await lastEntry()
  await expect.poll(notedBySigner, POLL).toEqual(last)
  await expect
    .poll(
      () =>
        shop
          .output()
          .split('\n')
          .find((line) => line.includes(last.hash)),
      POLL,
    )
    .toContain('the last entry of the audit log')
  expect(await verify()).toContain('The signer’s notes of 1 days agree with it')
  await expect
    .poll(async () => (await auditHealth())?.reason, POLL)
    .toBe(`The signer has noted entry ${last.day} #${last.number}.`)

  // Somebody with every right on the database takes the newest entries out and makes the rest fit.
  await runSql(
    url,
    `alter table audit_entry disable trigger user;
    delete from audit_entry where number > 1;
    update audit_head set (number, hash) = (select number, hash from audit_entry);
    alter table audit_entry enable trigger user`,
  )
  await expect(verify()).rejects.toThrow(
    `entry ${last.day} #${last.number} isn’t the one that the signer noted`,
  )
  await expect.poll(async () => (await auditHealth())?.state, POLL).toBe('red')
  const alerts = await metricOf(shop, 'causeway_alerts_total{name="audit_rewritten"}')
  expect(alerts).toBeGreaterThan(0)

  // What is done afterwards isn’t noted over it.
  const again = { email: 'hugo@shop.example', role: 'viewer', reason: 'Works here' }
  expect((await anna.ask('POST', '/staff', again)).status).toBe(200)
  await expect
    .poll(() => metricOf(shop, 'causeway_alerts_total{name="audit_rewritten"}'), POLL)
    .toBeGreaterThan(alerts ?? 0)
  expect(notedBySigner()).toEqual(last)

  const restored = await lastEntry()
  await shop.stop()
  const before = { dataDir, env: where() }
  const line = `Audit log   entry ${last.day} #${last.number} and maybe others are lost`
  expect(await doctor(before, '--reconcile')).toContain(line)
  expect([await lastEntry(), notedBySigner()]).toEqual([restored, last])
  expect(await doctor(before, '--reconcile', '--yes')).toContain(line)
  shop = await startProduct({ env: { DATABASE_URL: url }, dataDir })
  anna = memberAt(shop, anna)
  const { body } = await anna.ask('GET', '/audit?action=audit.restored')
  const [entry] = body.entries as readonly AuditEntryOut[]
  expect(JSON.parse(entry?.after ?? '')).toEqual({ lost: [last] })
  expect(entry).toMatchObject({ actor: 'operator', subject: 'audit' })
  await expect.poll(notedBySigner, POLL).toEqual(await lastEntry())
  expect(await verify()).toContain('agree with it')
})
