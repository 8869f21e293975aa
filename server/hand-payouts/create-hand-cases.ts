import { sql } from 'kysely'
import type { Database } from '../db/index.ts'
import { MOST_OWN_SENDS, ownSendView } from '../own-sends/list-own-sends.ts'
import { readFree } from '../own-sends/read-free.ts'
import { knownTransaction } from '../transfer-store/known-transaction.ts'
import { checkHandPayout, type HandNeeds } from './check-hand-payout.ts'
import type { HandCases, HandCoin, HandPayoutView } from './hand-types.ts'
import { mayLeaveByHand, readLeft } from './read-left.ts'

/** What staff see of payouts by hand. What sends coins is only proposed here. */
export function createHandCases(needs: HandNeeds): HandCases {
  return {
    intent: (asked) => checkHandPayout(needs, asked),
    coins: () => readCoins(needs),
    payouts: () => readPayouts(needs.database),
  }
}

async function readCoins(needs: HandNeeds): Promise<readonly HandCoin[]> {
  const { catalogue, chains, clock, database, handLimits } = needs
  const coins = catalogue.all.filter(
    (coin) => chains.has(coin.protocol) && mayLeaveByHand(handLimits, coin),
  )
  const left = await readLeft(database.direct(), handLimits, clock.now())
  const free = await readFree(database.direct(), needs, coins)
  return free.map((coin) => ({
    ...coin,
    memoName: catalogue.find(coin.asset)?.extraIdName ?? null,
    left: left.get(coin.asset) ?? null,
  }))
}

/** The members who agreed are those of the proposal that the payout was made by. */
async function readPayouts(database: Database): Promise<readonly HandPayoutView[]> {
  const rows = await database
    .direct()
    .selectFrom('hand_payout')
    .leftJoin('proposal', (join) =>
      join
        .on('proposal.kind', '=', 'payout.hand')
        .on('proposal.subject', '=', sql<string>`'payout:' || hand_payout.id`),
    )
    .leftJoin('staff as proposer', 'proposer.id', 'proposal.proposed_by')
    .leftJoin('staff as decider', 'decider.id', 'proposal.decided_by')
    .selectAll('hand_payout')
    .select(knownTransaction('hand_payout.id').as('tx_id'))
    .select(['proposer.email as proposed_by', 'decider.email as approved_by'])
    .orderBy('hand_payout.decided_at', 'desc')
    .limit(MOST_OWN_SENDS)
    .execute()
  return rows.map((row) => ({
    ...ownSendView(row),
    purpose: row.purpose,
    proposedBy: row.proposed_by,
    approvedBy: row.approved_by,
  }))
}
