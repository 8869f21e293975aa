import { formatUnits } from '@causeway/core/money'
import { type Database, guardPort } from '@causeway/server/db'
import {
  examineHistory,
  type FoundHistory,
  type Reconciled,
  type ReconcileNeeds,
  reconcileHistory,
} from '@causeway/server/incarnation'
import { nextPayInIndex } from '@causeway/server/orders'
import type { Config } from './config.ts'
import { guardChains } from './guard-chains.ts'
import { openSigner } from './open-signer.ts'
import type { OpenedWorld } from './open-world.ts'
import { openProductClock } from './product-clock.ts'

type Say = (line: string) => void

/**
 * `doctor --reconcile`: says what the signer's journal has and a database that came back older has not; with `write` brings
 * the database up to it. Every other process of the product has to be stopped, or halted.
 */
export async function reconcile(
  opened: { readonly config: Config; readonly database: Database; readonly outside: OpenedWorld },
  how: { readonly write: boolean; readonly say: Say },
): Promise<void> {
  const { config, database, outside } = opened
  outside.learnIndices((network) => nextPayInIndex(database, network))
  const signer = await openSigner(config, outside, database)
  const needs: ReconcileNeeds = {
    database,
    signer: guardPort(signer, 'signer', []),
    clock: await openProductClock(database),
    catalogue: outside.catalogue,
    chains: guardChains(outside.chains, config.world),
  }
  try {
    if (how.write) tellDone(needs, await reconcileHistory(needs), how.say)
    else tellFound(needs, await examineHistory(needs), how.say)
  } finally {
    await signer.close()
  }
}

function tellFound(needs: ReconcileNeeds, found: FoundHistory, say: Say): void {
  tellHistory(needs, found, say)
  for (const { network, from, watchedUntil, next } of found.skipped) {
    say(
      `Would skip  ${network}: pay-in addresses ${from} to ${next - 1n}, and watch those before ${watchedUntil}`,
    )
  }
  say(`Would send  again ${found.unsent} transfers that their chains do not know`)
  say('Nothing was written. Stop the other processes, then run it again with --yes')
}

function tellDone(needs: ReconcileNeeds, done: Reconciled, say: Say): void {
  tellHistory(needs, done, say)
  for (const { network, from, watchedUntil, next } of done.skipped) {
    say(
      `Skipped     ${network}: pay-in addresses ${from} to ${next - 1n}; those before ${watchedUntil} are watched`,
    )
  }
  for (const { network, txId, refusal, transferId } of done.sentAgain) {
    if (refusal === null) say(`Sent again  ${network} ${txId}`)
    else say(`REFUSED     ${network} ${txId} of transfer ${transferId}: ${refusal}`)
  }
  for (const { orderId, number } of done.doubtful) {
    say(
      `DOUBTFUL    order ${orderId}: settlement ${number} was never signed, a later one was. Not paid: decide it`,
    )
  }
  say(`Incarnation ${done.incarnationNow}`)
  say(
    done.isLifted
      ? 'Lifted      the halt of everything. Start the product: it reads the chains again by itself'
      : 'HALTED      by somebody else: look at the halts below, then --lift all',
  )
}

function tellHistory(needs: ReconcileNeeds, found: FoundHistory, say: Say): void {
  const { incarnation, witnessed, history } = found
  const isOlder = witnessed !== null && witnessed > incarnation.number
  say(
    `Database    incarnation ${incarnation.number}, the signer has seen ${witnessed ?? 'none'}: ${isOlder ? 'it CAME BACK OLDER' : 'it is the newest'}`,
  )
  say(
    `Journal     ${history.signatures} signatures after line ${incarnation.journalSequence}, ${history.forgotten.length} of them forgotten`,
  )
  const count = (kind: string) => history.forgotten.filter((each) => each.kind === kind).length
  say(`            ${count('kept')} of transfers that are here, which take them up by themselves`)
  say(`            ${count('settled')} of orders that are here, whose settlements are recalled`)
  say(`            ${count('own')} of our own sweeps, gas and fillers`)
  say(`            ${count('lost')} of orders that are lost:`)
  for (const { plan, signed, record, kind } of history.forgotten) {
    if (kind !== 'lost') continue
    const { amount: sum, destination, network } = plan.intent
    const decimals = needs.catalogue.find(sum.asset)?.decimals ?? 0
    say(
      `Lost order  ${record?.orderId}: ${plan.intent.kind} of ${formatUnits(sum.units, decimals)} ${sum.asset} to ${destination}, ${network} ${signed.txId}`,
    )
  }
  for (const { sequence, signed } of history.unreadable) {
    say(
      `UNREADABLE  line ${sequence}: transfer ${signed.transferId}, ${signed.network} ${signed.txId}; book it by hand`,
    )
  }
}
