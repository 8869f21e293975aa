import { readFileSync } from 'node:fs'
import type { BroadcastOutcome, SignedTransfer } from '@causeway/core/ports'
import { type Exchange, paidOnce, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'

type Seen = { readonly stored: unknown; readonly isInJournal: boolean }

/** Looks, at the moment of each broadcast on a network, what another connection and the journal know of it. */
async function lookAtBroadcasts(exchange: Exchange, network: string) {
  const { answers } = exchange.script(network)
  const broadcast = exchange.needs.chains.get(network)?.broadcast
  if (broadcast === undefined) throw new Error(`No ${network}`)
  const other = await exchange.another()
  const reader = other.needs.database.direct()
  const seen: Seen[] = []
  answers.broadcast = async (signed: SignedTransfer): Promise<BroadcastOutcome> => {
    const stored = await reader
      .selectFrom('transfer_transaction')
      .innerJoin('transfer', 'transfer.id', 'transfer_transaction.transfer_id')
      .select(['transfer_transaction.tx_id', 'transfer_transaction.bytes', 'transfer.state'])
      .where('transfer_transaction.tx_id', '=', signed.txId)
      .executeTakeFirst()
    const journal = readFileSync(exchange.journalPath, 'utf8')
    seen.push({
      stored: stored && { ...stored, bytes: stored.bytes === signed.bytes },
      isInJournal: journal.includes(signed.txId) && journal.includes(signed.bytes),
    })
    return broadcast(signed)
  }
  const stop = async () => {
    delete answers.broadcast
    await other.close()
  }
  return { seen, stop }
}

describe('what is broadcast', () => {
  const open = sharedExchange('saved_before_broadcast')

  test.for(['eth', 'ltc', 'xrp'])(
    'a payout in %s is in the database and in the journal of its signer before',
    async (to, context) => {
      const exchange = await open(context)
      const placed = await exchange.place({ to })
      const network = exchange.needs.catalogue.find(to)?.protocol ?? ''
      const { seen, stop } = await lookAtBroadcasts(exchange, network)
      await exchange.pay(placed)
      const { payoutTxId } = await exchange.until(placed, 'finished')
      await stop()
      expect(seen).toEqual([
        { stored: { tx_id: payoutTxId, bytes: true, state: 'signed' }, isInJournal: true },
      ])
      await paidOnce(exchange, placed)
    },
  )
})
