import type { PlayFundsRequest } from '@causeway/core/ports'
import type { World } from '../world.ts'

type Row = {
  order_code: string
  payer: string
  asset: string
  amount: string
  address: string
  extra_id: string | null
  state: PlayFundsRequest['state']
  created_at: number
}

/** Shows the play wallet a request; one of the same order is shown once. */
export function storeFundsRequest(
  world: World,
  request: Omit<PlayFundsRequest, 'state' | 'createdAt'>,
): void {
  world.store
    .prepare(
      `INSERT OR IGNORE INTO funds_requests
         (order_code, payer, asset, amount, address, extra_id, state, created_at)
       VALUES (?, ?, ?, ?, ?, ?, 'asked', ?)`,
    )
    .run(
      request.orderCode,
      request.name,
      request.currency,
      request.amount,
      request.address,
      request.extraId,
      world.clock.now(),
    )
}

/** Newest first. */
export function storedFundsRequests(world: World): readonly PlayFundsRequest[] {
  const rows = world.store
    .prepare('SELECT * FROM funds_requests ORDER BY created_at DESC, order_code')
    .all() as Row[]
  return rows.map((row) => ({
    orderCode: row.order_code,
    name: row.payer,
    currency: row.asset,
    amount: row.amount,
    address: row.address,
    extraId: row.extra_id,
    state: row.state,
    createdAt: row.created_at,
  }))
}

/** Ends a request that waits; null where there is none. */
export function endFundsRequest(
  world: World,
  orderCode: string,
  state: 'paid' | 'ignored',
): PlayFundsRequest | null {
  const { changes } = world.store
    .prepare(`UPDATE funds_requests SET state = ? WHERE order_code = ? AND state = 'asked'`)
    .run(state, orderCode)
  if (changes !== 1) return null
  return storedFundsRequests(world).find((request) => request.orderCode === orderCode) ?? null
}
