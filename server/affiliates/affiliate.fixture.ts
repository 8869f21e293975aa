import { randomUUID } from 'node:crypto'
import {
  type AffiliatePolicy,
  defaultAffiliatePolicy,
  type PayoutCurrency,
} from '@causeway/core/affiliates'
import { fail, ok } from '@causeway/core/result'
import type { Proof, SessionView } from '../accounts/index.ts'
import type { AccountMail } from '../notifications/index.ts'
import {
  type OrderNeeds,
  type PlacedOrder,
  type PlaceOrderInput,
  placeOrder,
} from '../orders/index.ts'
import { createAffiliateCases } from './affiliate-cases.ts'
import type { OwnAffiliateNeeds } from './affiliate-needs.ts'
import { createAttributionView } from './attribution-view.ts'
import { readBalances } from './money/balances.ts'
import { setPayoutAddress } from './money/payout-addresses.ts'
import { decideAffiliate, setAffiliateTerms } from './programme/decide.ts'

export const PASSWORD = 'plum-cradle 47 lanterns'
const DAY_SECONDS = 86_400

const smallest: AffiliatePolicy = {
  ...defaultAffiliatePolicy,
  minimums: { btc: '0.00000001', eth: '0.00000001', usdt20: '0.01' },
}

/** The part of a test's exchange that is needed here. */
type Ground = {
  readonly clock: { readonly now: () => number; readonly advance: (seconds: number) => void }
  readonly database: OrderNeeds['database']
  readonly needs: OrderNeeds & Pick<OwnAffiliateNeeds, 'alert'>
  readonly controls: {
    readonly customerAddress: (asset: string) => Promise<{ readonly address: string }>
  }
  readonly input: (change: Partial<PlaceOrderInput>) => Promise<PlaceOrderInput>
  readonly pay: (order: PlacedOrder) => Promise<unknown>
  readonly until: (order: PlacedOrder, state: 'finished') => Promise<unknown>
  readonly work: () => Promise<void>
}

/** An approved affiliate of an exchange with a large share of the fee, and what it can do. */
export async function affiliateAt(exchange: Ground, policy: Partial<AffiliatePolicy> = {}) {
  const { database } = exchange
  const mails: AccountMail[] = []
  const needs = needsOf(exchange, { ...smallest, ...policy }, mails)
  const session = await sessionAt(exchange)
  const { accountId } = session
  const cases = createAffiliateCases({ ...needs, attribution: createAttributionView(needs) })
  const { id, ref_id: refId } = await cases.apply(accountId, { website: null, about: null })
  await decideAffiliate(needs, refId, 'approve')
  await setAffiliateTerms(needs, refId, { exchange: 8_000 })
  const commissions = () =>
    database
      .direct()
      .selectFrom('affiliate_commission')
      .selectAll()
      .where('affiliate_id', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute()
  const balances = () => readBalances(database.direct(), { id, account_id: accountId })
  const steps = stepsOf(exchange, { needs, session, refId })
  return { id, refId, session, accountId, needs, cases, mails, balances, commissions, ...steps }
}

function needsOf(
  { needs }: Ground,
  affiliatePolicy: AffiliatePolicy,
  mails: AccountMail[],
): OwnAffiliateNeeds {
  return {
    ...needs,
    affiliatePolicy,
    notifier: {
      ...needs.notifier,
      accountMail: async (_tx, mail) => {
        mails.push(mail)
      },
    },
    requireProof: async (_session, { password }: Proof) =>
      password === PASSWORD ? ok(null) : fail({ code: 'password_wrong' }),
  }
}

type Of = {
  readonly needs: OwnAffiliateNeeds
  readonly session: SessionView
  readonly refId: string
}

/** What customers do by the affiliate's links, and the affiliate about its payouts. */
function stepsOf(exchange: Ground, { needs, refId, session }: Of) {
  /** Places an order by a link: the affiliate's own, or a tool's. */
  const place = async (change: Partial<PlaceOrderInput> = {}): Promise<PlacedOrder> => {
    // A view of its own has nothing in memory.
    const fresh = { ...exchange.needs, attribution: createAttributionView(needs) }
    const input = await exchange.input({ given: '0.2', refId, ...change })
    const placed = await placeOrder(fresh, input)
    if (!placed.ok) throw new Error(placed.failure.code)
    return placed.value
  }
  const finish = async (change: Partial<PlaceOrderInput> = {}): Promise<PlacedOrder> => {
    const placed = await place(change)
    await exchange.pay(placed)
    await exchange.until(placed, 'finished')
    return placed
  }
  /** Sets an address of a customer's wallet, and lets its lock pass. */
  const usableAddress = async (currency: PayoutCurrency): Promise<string> => {
    const { address } = await exchange.controls.customerAddress(currency)
    const asked = { currency, address, password: PASSWORD }
    const set = await setPayoutAddress(needs, session, asked)
    if (!set.ok) throw new Error(set.failure.code)
    exchange.clock.advance(DAY_SECONDS)
    await exchange.work()
    return address
  }
  return { place, finish, usableAddress }
}

async function sessionAt({ clock, database }: Ground): Promise<SessionView> {
  const [accountId, sessionId] = [randomUUID(), randomUUID()]
  const at = new Date(clock.now())
  const account = { id: accountId, email: `${accountId}@example.com`, merchant_id: randomUUID() }
  await database
    .direct()
    .insertInto('account')
    .values({ ...account, is_subscribed: false, confirmed_at: at, created_at: at })
    .execute()
  await database
    .direct()
    .insertInto('account_session')
    .values({
      id: sessionId,
      account_id: accountId,
      token_hash: randomUUID(),
      created_at: at,
      seen_at: at,
      ends_at: new Date(at.getTime() + 400 * DAY_SECONDS * 1000),
      device: 'a browser',
      method: 'password',
      proven_at: at,
    })
    .execute()
  return { accountId, sessionId, method: 'password', provenAt: at }
}

/** What the ledger owes on an account, in the coin’s units. */
export async function balanceOf(
  { database }: Pick<Ground, 'database'>,
  account: string,
  asset: string,
) {
  const row = await database
    .direct()
    .selectFrom('ledger_entry')
    .select(({ fn }) => fn.sum<bigint | null>('units').as('units'))
    .where('account', '=', account)
    .where('asset', '=', asset)
    .executeTakeFirstOrThrow()
  return -(row.units ?? 0n)
}
