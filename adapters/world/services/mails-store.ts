import type { Mail, StoredMail } from '@causeway/core/ports'
import type { World } from '../world.ts'

/** Puts a mail into the box; one with a key that is there already is not put in twice. */
export function storeMail(world: World, mail: Mail): void {
  world.store
    .prepare(
      `INSERT OR IGNORE INTO mails (idempotency_key, recipient, subject, text, html, created_at)
       VALUES (?, ?, ?, ?, ?, ?)`,
    )
    .run(mail.idempotencyKey, mail.to, mail.subject, mail.text, mail.html, world.clock.now())
}

/** Mails to one recipient (in whatever case), or to all; newest first. */
export function storedMails(world: World, to: string | null): readonly StoredMail[] {
  return world.store
    .prepare(
      `SELECT sequence AS id, recipient AS "to", subject, text, html, created_at AS createdAt FROM mails
       WHERE ?1 IS NULL OR lower(recipient) = lower(?1) ORDER BY sequence DESC`,
    )
    .all(to) as StoredMail[]
}
