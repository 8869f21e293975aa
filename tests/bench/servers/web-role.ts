/** A process that only serves, on a PostgreSQL server: how the product runs on more than one machine. */
export function webRole(databaseUrl: string): Readonly<Record<string, string>> {
  return {
    DATABASE_URL: databaseUrl,
    ROLE: 'web',
    SECRET_KEY: 'a secret for the benchmarks and nothing else',
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'warn',
  }
}
