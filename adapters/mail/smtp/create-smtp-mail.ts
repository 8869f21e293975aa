import { createHash } from 'node:crypto'
import type { Mail, MailPort } from '@causeway/core/ports'
import { createTransport } from 'nodemailer'

export type SmtpConfig = {
  /** `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`. */
  readonly url: string
  /** True: with `smtp:` a server that offers no encryption is spoken to all the same. For one on this machine only. */
  readonly isPlainAllowed: boolean
  /** What the recipient sees as sender: `Causeway <no-reply@example.com>`. */
  readonly from: string
  readonly timeLimitMilliseconds: number
}

export type SmtpMail = MailPort & { readonly close: () => void }

const MOST_REMEMBERED = 10_000

/**
 * Mail over SMTP (RFC 5321). A key that this process has sent is not sent again; across a crash the same key has the same
 * Message-ID (RFC 5322), by which mail boxes drop the second copy. Throws where the server did not take the mail.
 */
export function createSmtpMail(config: SmtpConfig): SmtpMail {
  const limit = config.timeLimitMilliseconds
  const transport = createTransport({
    url: config.url,
    // Without it, whoever stands in between takes the offer of encryption away and reads password and mails.
    requireTLS: !config.isPlainAllowed,
    pool: true,
    maxConnections: 2,
    connectionTimeout: limit,
    greetingTimeout: limit,
    socketTimeout: limit,
    // Bodies are ours: nothing in them may make this process read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const sent = new Set<string>()
  return {
    send: async (mail) => {
      if (sent.has(mail.idempotencyKey)) return
      await transport.sendMail({
        from: config.from,
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: messageIdOf(mail, config.from),
        // RFC 3834: no holiday notice answers it.
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      sent.add(mail.idempotencyKey)
      if (sent.size > MOST_REMEMBERED) forgetOldest(sent)
    },
    close: () => transport.close(),
  }
}

function messageIdOf(mail: Mail, from: string): string {
  const digest = createHash('sha256').update(`${mail.to}\n${mail.idempotencyKey}`).digest('hex')
  const host = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return `<${digest.slice(0, 40)}@${host}>`
}

/** A set keeps the order in which its members came. */
function forgetOldest(sent: Set<string>): void {
  for (const key of sent) {
    sent.delete(key)
    return
  }
}
