import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { readonly to: string; readonly raw: string }

/** A mail server on this machine; `mails` holds what it took, oldest first. */
export type MailServer = {
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  /** Addresses whose mails it takes no more, until they are removed. */
  readonly refused: Set<string>
  readonly close: () => Promise<void>
}

/** Starts a mail server that takes every mail as it is, but those to refused addresses. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const refused = new Set<string>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      refused.has(address) ? done(new Error('No such mailbox')) : done(),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join()
        mails.push({ to, raw: Buffer.concat(chunks).toString('utf8') })
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, mails, refused, close }
}
