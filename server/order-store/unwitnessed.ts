import { sql } from 'kysely'

/**
 * A row where no worker has heard from the signer for ten minutes, by the database's clock, though one once did: this may be
 * an older database, which pages and calls cannot tell. Nothing where no worker ever ran.
 */
export const unwitnessed = sql`
      select 1 from incarnation where witnessed_at < now() - interval '10 minutes'`
