import { coldAccount } from '@causeway/core/ledger'
import { type Amount, type AssetCode, amount } from '@causeway/core/money'
import { sql } from 'kysely'
import type { Database } from '../db/index.ts'
import { balanceRows } from '../ledger/index.ts'
import { MOST_OWN_SENDS, ownSendView } from '../own-sends/list-own-sends.ts'
import type { OwnSendView } from '../own-sends/own-send-types.ts'
import { readFree } from '../own-sends/read-free.ts'
import { knownTransaction } from '../transfer-store/known-transaction.ts'
import { type ColdNeeds, checkColdMove } from './check-cold-move.ts'
import type { ColdCases, ColdCoin } from './cold-types.ts'

/** What staff see of cold storage. What moves coins there is only proposed here. */
export function createColdCases(needs: ColdNeeds): ColdCases {
  return {
    intent: (asked) => checkColdMove(needs, asked),
    coins: () => readCoins(needs),
    moves: () => readMoves(needs.database),
  }
}

async function readCoins(needs: ColdNeeds): Promise<readonly ColdCoin[]> {
  const held = await readHeld(needs.database)
  const assets = [...new Set([...needs.coldAddresses.keys(), ...held.keys()])].toSorted()
  const coins = assets.flatMap((asset) => needs.catalogue.find(asset) ?? [])
  const free = await readFree(needs.database.direct(), needs, coins)
  return free.map((coin) => ({
    ...coin,
    addresses: needs.coldAddresses.get(coin.asset) ?? [],
    held: held.get(coin.asset) ?? amount(coin.asset, 0n),
  }))
}

async function readHeld(database: Database): Promise<ReadonlyMap<AssetCode, Amount>> {
  const found = await sql<{ asset: string; units: bigint }>`
    select asset, sum(units) as units from (${balanceRows}) balance
    where account = ${coldAccount}
    group by asset having sum(units) <> 0`.execute(database.direct())
  return new Map(found.rows.map(({ asset, units }) => [asset, amount(asset, units)]))
}

async function readMoves(database: Database): Promise<readonly OwnSendView[]> {
  const rows = await database
    .direct()
    .selectFrom('cold_move')
    .selectAll()
    .select(knownTransaction('cold_move.id').as('tx_id'))
    .orderBy('decided_at', 'desc')
    .limit(MOST_OWN_SENDS)
    .execute()
  return rows.map(ownSendView)
}
