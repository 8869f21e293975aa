import pg from 'pg'

/** Runs SQL on a shop’s database, as somebody who has the password would; answers the rows of the last statement. */
export async function runSql(
  url: string,
  statements: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const done: pg.QueryResult | pg.QueryResult[] = await client.query(statements)
    return (Array.isArray(done) ? done.at(-1) : done)?.rows ?? []
  } finally {
    await client.end()
  }
}
