import { type Exchange, openWebhookStand, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, type TestContext, test } from 'vitest'
import type { AccountMail } from '../../notifications/index.ts'
import { closePartnerOfAccount } from './account-partner.ts'
import { notifyWebhooksPaused } from './notify-partner.ts'
import { partnerOwnerAt } from './owner.fixture.ts'

describe('webhooks of an account’s own', () => {
  const open = sharedExchange('own-webhooks')

  /** Somebody with API access, and the endpoints that he may have. */
  async function ownerAt(exchange: Exchange, context: TestContext) {
    const stand = await openWebhookStand(exchange, context)
    const owner = await partnerOwnerAt(exchange)
    const { accountId } = owner.session
    const { partnerId } = await owner.cases.openAccess(accountId)
    return { stand, accountId, partner: { ...stand.key, partnerId } }
  }

  const given = { url: 'http://own.test/', events: [], signing: 'hmac' } as const

  test('a paused endpoint’s owner gets a mail at his account’s address', async (context) => {
    const exchange = await open(context)
    const { accountId, partner, stand } = await ownerAt(exchange, context)
    await stand.addEndpoint('http://own.test/', partner)
    await stand.addEndpoint('http://operators.test/')
    const mails: AccountMail[] = []
    const notifier = {
      ...exchange.needs.notifier,
      accountMail: async (_: unknown, mail: AccountMail) => {
        mails.push(mail)
      },
    }
    const courier = stand.courierOf({
      onPaused: (tx, paused) => notifyWebhooksPaused(tx, notifier, paused),
    })
    stand.answers.of = async () => ({ kind: 'status', status: 410, reply: '' })
    await stand.place(partner)
    await stand.place()
    await courier.turn()
    await courier.settled()
    expect(stand.paused).toHaveLength(2)
    // A partner whom the operator made has no address.
    expect(mails).toMatchObject([
      {
        kind: 'webhooks-paused',
        to: `${accountId}@example.com`,
        facts: { url: 'http://own.test/', link: '/account/api' },
      },
    ])
  })

  test('a deleted account’s endpoints go with all that was sent to them; those of others stay', async (context) => {
    const exchange = await open(context)
    const { accountId, partner, stand } = await ownerAt(exchange, context)
    const own = await stand.addEndpoint('http://own.test/', partner)
    const other = await stand.addEndpoint('http://other.test/')
    const removed = await stand.addEndpoint('http://removed.test/', partner)
    await stand.place(partner)
    await stand.place()
    await stand.sendAll()
    await stand.cases.remove(removed)
    const hanging: (() => void)[] = []
    stand.answers.of = () =>
      new Promise((resolve) => {
        hanging.push(() => resolve({ kind: 'status', status: 200, reply: '' }))
      })
    await stand.place(partner)
    await stand.courier.turn()
    expect(hanging).toHaveLength(1)
    await exchange.database.transaction('test', (tx) =>
      closePartnerOfAccount(tx, accountId, new Date(exchange.clock.now())),
    )
    // The reply to a message that was on its way comes to nothing.
    for (const answer of hanging) answer()
    await stand.courier.settled()
    const direct = exchange.database.direct()
    const endpoints = await direct
      .selectFrom('webhook_endpoint')
      .select('url')
      .where('partner_id', 'in', [partner.partnerId, stand.key.partnerId])
      .execute()
    expect(endpoints).toEqual([{ url: 'http://other.test/' }])
    const deliveries = await direct
      .selectFrom('webhook_delivery')
      .leftJoin('webhook_attempt', 'delivery_id', 'id')
      .select(['delivered_at', 'number'])
      .where('endpoint_id', 'in', [own.endpointId, removed.endpointId, other.endpointId])
      .execute()
    expect(deliveries).toEqual([{ delivered_at: expect.any(Date), number: 1 }])
  })

  test('a partner whom the operator disabled adds no endpoints', async (context) => {
    const exchange = await open(context)
    const { partner, stand } = await ownerAt(exchange, context)
    await exchange.database
      .direct()
      .updateTable('partner')
      .set({ disabled_at: new Date(exchange.clock.now()) })
      .where('id', '=', partner.partnerId)
      .execute()
    expect(await stand.cases.add(partner.partnerId, given)).toMatchObject({
      failure: { code: 'partner_disabled' },
    })
    expect(await stand.cases.list(partner.partnerId)).toEqual([])
  })
})
