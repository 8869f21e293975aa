import pg from 'pg'

const LEAVE = 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1'

/**
 * Makes a database as a copy of another that nobody is connected to, and gives its url. The url
 * given is the administrator's. A database of that name is replaced.
 */
export async function createPostgresDatabase(
  administratorUrl: string,
  name: string,
  template: string,
): Promise<string> {
  const client = new pg.Client({ connectionString: administratorUrl })
  await client.connect()
  try {
    const [quotedName, quotedTemplate] = [name, template].map((text) => pg.escapeIdentifier(text))
    await client.query(`DROP DATABASE IF EXISTS ${quotedName} WITH (FORCE)`)
    // A pooler keeps connections that its clients have left.
    if (process.env.POOLER_PORTS !== undefined) await client.query(LEAVE, [template])
    // The default writes every page into the log, which takes four times the processor time.
    await client.query(
      `CREATE DATABASE ${quotedName} TEMPLATE ${quotedTemplate} STRATEGY FILE_COPY`,
    )
  } finally {
    await client.end()
  }
  return postgresUrlOf(administratorUrl, name)
}

/**
 * The url of a database on the same server; where the run has a pooler in front of it (`POOLER=true npm run integration`),
 * through that.
 */
export function postgresUrlOf(administratorUrl: string, name: string): string {
  const url = new URL(administratorUrl)
  url.pathname = `/${encodeURIComponent(name)}`
  const [server, pooler] = (process.env.POOLER_PORTS ?? '').split(' ')
  return pooler === undefined || url.port !== server ? url.href : throughPooler(url.href, pooler)
}

/** The url of a database of a server by the pooler that is in front of it. */
export function throughPooler(databaseUrl: string, port: number | string): string {
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  url.searchParams.set('pgbouncer', 'true')
  return url.href
}
