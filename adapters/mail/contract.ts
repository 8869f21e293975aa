import type { Mail, MailPort } from '@causeway/core/ports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** What a way of sending mail gives the contract suite: itself, and a look into the recipient's box. */
export type MailHarness = {
  readonly mail: MailPort
  /** What arrived for a recipient, the oldest first. */
  readonly delivered: (
    to: string,
  ) => Promise<readonly Pick<Mail, 'to' | 'subject' | 'text' | 'html'>[]>
  readonly stop?: () => Promise<void>
}

const SOON = { timeout: 10_000, interval: 50 } as const

/** What every way of sending mail must do (`core/ports/mail.ts`). */
export function describeMail(name: string, makeHarness: () => Promise<MailHarness>): void {
  describe(`mail contract: ${name}`, () => {
    let made: MailHarness | undefined
    beforeAll(async () => {
      made = await makeHarness()
    })
    afterAll(async () => {
      await made?.stop?.()
    })
    const harness = (): MailHarness => {
      if (made === undefined) throw new Error('The harness was not made')
      return made
    }

    test('a mail arrives as it was written', async () => {
      const { mail, delivered } = harness()
      const written = mailTo('ada@example.com', 'as-written')
      await mail.send(written)
      const { idempotencyKey: _, ...content } = written
      await expect.poll(() => delivered('ada@example.com'), SOON).toMatchObject([content])
    })

    test('one key is delivered once, two keys twice', async () => {
      const { mail, delivered } = harness()
      await mail.send(mailTo('grace@example.com', 'first'))
      await mail.send(mailTo('grace@example.com', 'first'))
      await mail.send(mailTo('grace@example.com', 'second'))
      await expect
        .poll(
          async () => (await delivered('grace@example.com')).map(({ subject }) => subject),
          SOON,
        )
        .toEqual(['Your order first', 'Your order second'])
    })
  })
}

function mailTo(to: string, key: string): Mail {
  return {
    to,
    subject: `Your order ${key}`,
    text: 'Zwölf Grüße: 交换完成 ✓\n\nA second paragraph.',
    html: '<p>Zwölf Grüße: 交换完成 ✓</p><p>A second paragraph.</p>',
    idempotencyKey: `contract ${key}`,
  }
}
