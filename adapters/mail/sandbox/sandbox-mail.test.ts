import { describe, expect, test } from 'vitest'
import { createSandboxControls, openWorld } from '../../world/index.ts'
import { describeMail } from '../contract.ts'
import { createSandboxMail } from './create-sandbox-mail.ts'

function mailWorld() {
  const world = openWorld({
    path: ':memory:',
    seed: 'mail',
    clock: { now: () => 1_000 },
    networks: [],
    currencies: [],
  })
  const controls = createSandboxControls(world)
  return { world, controls, mail: createSandboxMail({ world, wait: async () => {} }) }
}

describeMail('sandbox', async () => {
  const { world, controls, mail } = mailWorld()
  return {
    mail,
    delivered: async (to) => (await controls.mails(to)).toReversed(),
    stop: async () => world.close(),
  }
})

describe('the sandbox mail box', () => {
  const letter = { to: 'Ada@Example.com', subject: 'a', text: 'b', html: 'c', idempotencyKey: 'd' }

  test('lists the newest first, of all or of one recipient in any case', async () => {
    const { controls, mail } = mailWorld()
    await mail.send(letter)
    await mail.send({ ...letter, to: 'grace@example.com', idempotencyKey: 'e' })
    expect((await controls.mails(null)).map(({ to }) => to)).toEqual([
      'grace@example.com',
      'Ada@Example.com',
    ])
    expect(await controls.mails('ada@example.com')).toEqual([
      { id: 1, to: 'Ada@Example.com', subject: 'a', text: 'b', html: 'c', createdAt: 1_000 },
    ])
  })

  test('down delivers nothing; garbage may have delivered, and sending again does no harm', async () => {
    const { controls, mail } = mailWorld()
    await controls.setMode('mail', 'sandbox', 'down')
    await expect(mail.send(letter)).rejects.toThrow('mail/sandbox does not answer')
    expect(await controls.mails(null)).toEqual([])
    await controls.setMode('mail', 'sandbox', 'garbage')
    await expect(mail.send(letter)).rejects.toThrow('mail/sandbox: ')
    await controls.setMode('mail', 'sandbox', 'ok')
    await mail.send(letter)
    expect(await controls.mails(null)).toHaveLength(1)
  })
})
