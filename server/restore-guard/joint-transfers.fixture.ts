import { amount } from '@causeway/core/money'
import type { TransferIntent } from '@causeway/core/ports'
import type { Selectable } from 'kysely'
import { v7 as newId } from 'uuid'
import type { TransferTable } from '../db/index.ts'
import type { ReconcileNeeds } from './reconcile-needs.ts'

/** A payout of so many units of litecoin that no database knows. */
export function intentTo(destination: string, units: bigint): TransferIntent {
  return {
    transferId: newId(),
    network: 'litecoin',
    kind: 'payout',
    source: 'hot',
    amount: amount('ltc', units),
    destination,
    extraId: null,
    record: '',
  }
}

/** What a payout of litecoin asks for. */
export function intentOf({
  destination,
  id,
  kind,
  record,
  units,
}: Selectable<TransferTable>): TransferIntent {
  return { ...intentTo(destination, units), transferId: id, kind, record }
}

/** The signer signs one transaction that pays all of them, which is sent and waits for a block: its id. */
export async function payTogether(
  { chains, signer }: Pick<ReconcileNeeds, 'chains' | 'signer'>,
  [first, ...others]: readonly TransferIntent[],
): Promise<string> {
  const chain = chains.get('litecoin')
  if (chain === undefined || first === undefined) throw new Error('There is nothing to pay')
  const funding = await chain.funding(first)
  const taken = { inputs: new Set<string>(), nextNonce: null, exactNonce: null }
  const composed = chain.composeJoint?.([first, ...others], funding, taken)
  if (!composed?.ok) throw new Error('The transaction was not composed')
  const signed = await signer.sign(composed.value)
  expectAccepted(await chain.broadcast(signed))
  return signed.txId
}

function expectAccepted({ outcome }: { readonly outcome: string }): void {
  if (outcome !== 'accepted') throw new Error(`The transaction was ${outcome}`)
}

/** What is remembered of a transaction in the database, first payment first. */
export async function rememberedOf({ database }: Pick<ReconcileNeeds, 'database'>, txId: string) {
  return database
    .direct()
    .selectFrom('recalled_signature')
    .select(['transfer_id', 'order_id', 'is_lost', 'part', 'parts'])
    .where('tx_id', '=', txId)
    .orderBy('part')
    .execute()
}

/** What the signer's journal has of a transaction: one entry for each transfer. */
export async function journalOf({ signer }: Pick<ReconcileNeeds, 'signer'>, txId: string) {
  const history = await signer.history(0)
  return history.filter(({ signed }) => signed.txId === txId)
}
