import { randomBytes } from 'node:crypto'
import { v7 as newId } from 'uuid'
import type { Database } from '../../db/index.ts'
import type { NewOrder } from '../../order-store/new-order.ts'

/** What a test says of an order; small numbers, so that they meet. */
export type Wish = {
  readonly kind: 'float' | 'fixed'
  readonly key: number
  readonly nonce: number
  readonly client: number | null
  readonly address: number | null
  readonly asset: number
  readonly units: bigint
  readonly free: bigint
}

const CAP = 40n
let nextIndex = 0n

/** All names of one run begin with its own mark, so that runs share a database without meeting. */
export function newOrder(run: string, wish: Wish): NewOrder {
  const at = new Date('2026-01-01T00:00:00.123Z')
  nextIndex += 1n
  const marked = (what: string, number: number | null) =>
    number === null ? null : `${run} ${what} ${number}`
  return {
    keyHash: `${run} key ${wish.key}`,
    bodyHash: 'body',
    nonce: wish.kind === 'fixed' ? marked('nonce', wish.nonce) : null,
    promise: { cap: CAP, free: wish.free, committed: 0n },
    places: {
      client: { key: marked('client', wish.client), most: 2 },
      address: { key: marked('address', wish.address), most: 3 },
    },
    order: {
      id: newId(),
      public_code: randomBytes(16).toString('base64url'),
      holder_hash: 'secret',
      kind: wish.kind,
      side: 'from',
      state: 'new',
      asset_from: 'btc',
      asset_to: `${run} coin ${wish.asset}`,
      network_from: 'bitcoin',
      network_to: 'ethereum',
      expected_from: 10n ** 30n + 1n,
      expected_to: wish.units,
      gross: wish.units + 3n,
      exchange_fee: 1n,
      network_fee: 2n,
      snapshot_id: 'snapshot "ä" \\',
      policy_version: '1',
      destination: 'somewhere',
      email: null,
      commission_bps: 0,
      fee_share_bps: 0,
      affiliate_bps: 0,
      pay_in_address: `${run} ${nextIndex}`,
      pay_in_index: nextIndex,
      pay_until: at,
      confirm_until: at,
      created_at: at,
      exposure_held: wish.kind === 'fixed',
      kyc_required: false,
    },
  }
}

/** A floating order of one unit that shares no place with any other. */
export const plainWish: Wish = {
  kind: 'float',
  key: 0,
  nonce: 0,
  client: null,
  address: null,
  asset: 0,
  units: 1n,
  free: 100n,
}

/** Everything that a run wrote, without what differs from run to run. */
export async function rowsOf(database: Database, run: string) {
  const of = database.direct()
  const orders = await of
    .selectFrom('orders')
    .selectAll()
    .where('asset_to', 'like', `${run} %`)
    .orderBy('pay_in_index')
    .execute()
  const ids = orders.map(({ id }) => id)
  const events = await of.selectFrom('order_event').selectAll().execute()
  const due = await of.selectFrom('order_due').selectAll().execute()
  const untold = await of.selectFrom('order_untold').selectAll().execute()
  const keys = await of.selectFrom('idempotency').selectAll().execute()
  const quotes = await of.selectFrom('used_quote').selectAll().execute()
  const exposure = await of
    .selectFrom('guaranteed_exposure')
    .selectAll()
    .where('asset', 'like', `${run} %`)
    .orderBy('asset')
    .execute()
  const plain = (text: string | null) => text?.slice(run.length) ?? null
  const own = <Row extends { order_id: string }>(rows: readonly Row[]) =>
    ids.flatMap((id, place) =>
      rows.filter((row) => row.order_id === id).map((row) => ({ ...row, order_id: place })),
    )
  return {
    orders: orders.map(({ id, public_code, pay_in_index, client_slot, address_slot, ...rest }) => ({
      ...rest,
      asset_to: plain(rest.asset_to),
      pay_in_address: null,
    })),
    slots: orders
      .flatMap(({ client_slot, address_slot }) => [plain(client_slot), plain(address_slot)])
      .toSorted(),
    events: own(events),
    due: own(due).map(({ due_at, ...row }) => row),
    untold: own(untold),
    keys: own(keys).map((row) => ({ ...row, key_hash: plain(row.key_hash) })),
    quotes: own(quotes).map((row) => ({ ...row, nonce: plain(row.nonce) })),
    exposure: exposure.map((row) => ({ ...row, asset: plain(row.asset) })),
  }
}
