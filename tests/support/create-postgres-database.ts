import pg from 'pg'

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
    await client.query(`CREATE DATABASE ${quotedName} TEMPLATE ${quotedTemplate}`)
  } finally {
    await client.end()
  }
  return postgresUrlOf(administratorUrl, name)
}

/** The url of a database on the same server. */
export function postgresUrlOf(administratorUrl: string, name: string): string {
  const url = new URL(administratorUrl)
  url.pathname = `/${encodeURIComponent(name)}`
  return url.href
}
