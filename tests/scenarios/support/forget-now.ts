import { expect } from 'vitest'
import { runSql } from './backoffice/run-sql.ts'

const JOB = 'forget-personal-data'

/** Has a shop remove now what is over its time, as it does once an hour; `url` is its database's. */
export async function forgetNow(url: string): Promise<void> {
  await runSql(url, `insert into pgboss.job (name) values ('${JOB}')`)
  const left = `select from pgboss.job where name = '${JOB}' and state <> 'completed'`
  await expect.poll(async () => (await runSql(url, left)).length, { timeout: 120_000 }).toBe(0)
}
