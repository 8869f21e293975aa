import { randomUUID } from 'node:crypto'
import { type Exchange, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { giveBelongings, giveFiatOrder, giveOrder, ownerAt } from './leaving-account.fixture.ts'

describe('what is kept about a person', () => {
  const open = sharedExchange('export-data')

  test('[AUTH-09] can be taken along: everything but secrets, as JSON', async (context) => {
    const exchange = await open(context)
    const { changes, session, token } = await ownerAt(exchange, 'export@example.com')
    const { accountId } = session
    const placed = await exchange.place({ email: 'export@example.com' })
    await giveOrder(exchange, placed.order.id, accountId)
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    await giveBelongings(exchange, { accountId, orderId: placed.order.id, token })
    await giveEndpoint(exchange, accountId, 'https://own.example/hook')
    const bought = await giveFiatOrder(exchange, accountId)
    const other = await exchange.place({ email: 'somebody-else@example.com' })
    const json = JSON.stringify(await changes.exportData(session))
    const read: unknown = JSON.parse(json)
    expect(read).toMatchObject({
      account: { id: accountId, email: 'export@example.com', hasPassword: true, language: 'fr' },
      sessions: [{ device: 'Firefox', country: 'DE', network: '192.0.2.7' }],
      signIns: [{ method: 'password', country: 'DE', network: '192.0.2.7' }],
      knownDevices: [{ country: 'DE' }],
      passkeys: [{ name: 'Blue key' }],
      socialAccounts: [{ provider: 'google', subject: '12345' }],
      favouriteAddresses: [{ currency: 'btc', address: 'bc1q' }],
      apps: [{ appId: 'app' }],
      webhookEndpoints: [{ url: 'https://own.example/hook', events: [] }],
      orders: [
        {
          id: placed.order.publicCode,
          state: 'finished',
          expected: { in: { currency: 'btc', amount: '0.01', units: '1000000' } },
          payoutAddress: { address: placed.order.destination.address },
          refundAddress: { address: placed.order.refund?.address },
          email: 'export@example.com',
          received: [{ currency: 'btc', amount: '0.01' }],
          sent: [{ currency: 'eth', kind: 'payout', txId: expect.any(String) }],
          messages: [{ from: 'customer', text: 'Hi' }],
          feedback: { rate: 5, comment: 'From Ann' },
        },
      ],
      fiatOrders: [
        {
          id: bought.code,
          expected: { out: { currency: 'btc', amount: '0.0021' } },
          address: { address: 'bc1qbought' },
          network: '203.0.113.9',
          browser: 'browser',
        },
      ],
    })
    const secrets = await exchange.database
      .direct()
      .selectFrom('account')
      .select(['password_hash', 'totp_secret'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    for (const secret of [
      secrets.password_hash,
      'hash-of-',
      'public key',
      'sealed',
      placed.holderSecret,
    ]) {
      expect(json).not.toContain(secret)
    }
    expect(json).not.toContain(other.order.publicCode)
  })
})

/** API access with an endpoint of webhooks. */
async function giveEndpoint(
  { database, clock }: Exchange,
  accountId: string,
  url: string,
): Promise<void> {
  const [id, at] = [randomUUID(), new Date(clock.now())]
  const partner = { id, name: 'A partner', created_at: at, account_id: accountId }
  await database.direct().insertInto('partner').values(partner).execute()
  await database
    .direct()
    .insertInto('webhook_endpoint')
    .values({ id, partner_id: id, url, events: [], sealed_secret: 'sealed', created_at: at })
    .execute()
}
