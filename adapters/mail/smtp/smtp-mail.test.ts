import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { describe, expect, test } from 'vitest'
import { describeMail } from '../contract.ts'
import { createSmtpMail } from './create-smtp-mail.ts'
import { type ReceivedMail, readMail } from './read-mail.fixture.ts'

/** A real SMTP server that keeps what it is given, and takes one user. Its certificate is nobody's. */
async function startServer(refuses = false, offersTls = false) {
  const received: ReceivedMail[] = []
  const recipients: string[] = []
  const users: string[] = []
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    onAuth: ({ username = '', password }, _session, done) => {
      users.push(username)
      if (username === 'shop' && password === 'p@ss') done(null, { user: username })
      else done(new Error('Who are you?'))
    },
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address)
      done(refuses ? new Error('No such box') : null)
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(readMail(Buffer.concat(chunks).toString('latin1')))
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(resolve)
    })
  return { url: `smtp://shop:p%40ss@127.0.0.1:${port}`, received, recipients, users, stop }
}

const mailWith = (url: string, isPlainAllowed = true) =>
  createSmtpMail({
    url,
    isPlainAllowed,
    from: 'Causeway <no-reply@shop.example>',
    timeLimitMilliseconds: 5000,
  })

describeMail('smtp', async () => {
  const server = await startServer()
  const mail = mailWith(server.url)
  return {
    mail,
    delivered: async (to) => server.received.filter((each) => each.to === to),
    stop: async () => {
      mail.close()
      await server.stop()
    },
  }
})

const letter = {
  to: 'ada@example.com',
  subject: 'Your order\r\nBcc: thief@example.com',
  text: 'text',
  html: '<p>html</p>',
  idempotencyKey: 'one',
}

describe('mail over SMTP', () => {
  test('a line break in a subject adds no header', async () => {
    const server = await startServer()
    const mail = mailWith(server.url)
    await mail.send(letter)
    expect(server.received[0]?.headers).not.toMatch(/^bcc:/im)
    expect(server.received[0]?.headers).toMatch(/^auto-submitted: auto-generated$/im)
    mail.close()
    await server.stop()
  })

  test('an address with a line break in it reaches nobody else, and adds no header', async () => {
    const server = await startServer()
    const mail = mailWith(server.url)
    for (const to of [
      'ada@example.com\r\nBcc: thief@example.com',
      'ada@example.com, thief@example.com',
      '<thief@example.com>, ada@example.com',
    ]) {
      await mail.send({ ...letter, to, idempotencyKey: to }).catch(() => {})
    }
    expect(server.recipients).not.toContain('thief@example.com')
    for (const { headers } of server.received) expect(headers).not.toMatch(/^bcc:/im)
    mail.close()
    await server.stop()
  })

  test('after a crash the same key has the same message id', async () => {
    const server = await startServer()
    for (let life = 0; life < 2; life += 1) {
      const mail = mailWith(server.url)
      await mail.send(letter)
      mail.close()
    }
    const ids = server.received.map(({ headers }) => /^message-id: (\S+)/im.exec(headers)?.[1])
    expect(ids[0]).toMatch(/^<[0-9a-f]{40}@shop\.example>$/)
    expect(ids).toEqual([ids[0], ids[0]])
    await server.stop()
  })

  test('a mail that the server refuses is thrown, and can be sent again', async () => {
    const server = await startServer(true)
    const mail = mailWith(server.url)
    await expect(mail.send(letter)).rejects.toThrow('No such box')
    await expect(mail.send(letter)).rejects.toThrow('No such box')
    mail.close()
    await server.stop()
  })

  test('a server that offers no encryption gets neither password nor mail', async () => {
    const server = await startServer()
    const mail = mailWith(server.url, false)
    await expect(mail.send(letter)).rejects.toThrow(/STARTTLS/)
    expect([server.users, server.recipients, server.received]).toEqual([[], [], []])
    const plain = mailWith(server.url)
    await plain.send(letter)
    expect([server.users, server.received.length]).toEqual([['shop'], 1])
    mail.close()
    plain.close()
    await server.stop()
  })

  test('a certificate that nobody vouches for gets neither password nor mail', async () => {
    const server = await startServer(false, true)
    for (const isPlainAllowed of [false, true]) {
      const mail = mailWith(server.url, isPlainAllowed)
      await expect(mail.send(letter)).rejects.toThrow(/certificate/)
      mail.close()
    }
    expect([server.users, server.recipients, server.received]).toEqual([[], [], []])
    await server.stop()
  })

  test('a server that is not there is thrown, without the password', async () => {
    const mail = mailWith('smtp://shop:secret@127.0.0.1:1')
    await expect(mail.send(letter)).rejects.toThrow(/^(?!.*secret)/)
    mail.close()
  })
})
