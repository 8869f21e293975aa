import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningPostgres, startPostgres } from './postgres.ts'

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

describe('a server of one test', () => {
  let postgres: RunningPostgres
  beforeAll(async () => {
    postgres = await startPostgres({
      prepareTemplate: async (url) => {
        await ask(url, "create table coin (ticker text); insert into coin values ('btc')")
      },
    })
  })
  afterAll(() => postgres.stop())

  test('copies the template for each database', async () => {
    const first = await postgres.createDatabase('first')
    await ask(first, "insert into coin values ('eth')")
    const second = await postgres.createDatabase('second')
    expect(await ask(second, 'select ticker from coin')).toEqual([{ ticker: 'btc' }])
  })

  test('asks for its password', async () => {
    const url = new URL(postgres.url)
    url.password = 'wrong'
    await expect(ask(url.href, 'select 1')).rejects.toThrow('password authentication failed')
  })

  test('is PostgreSQL with UTC and full text in UTF-8', async () => {
    const [settings] = await ask(
      postgres.url,
      "select current_setting('timezone') as zone, current_setting('server_encoding') as encoding",
    )
    expect(settings).toEqual({ zone: 'UTC', encoding: 'UTF8' })
  })
})
