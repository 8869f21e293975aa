import { formatUnits } from '@causeway/core/money'
import { guardChains } from '@causeway/server/chain-identities/chain-identities'
import { openProductClock } from '@causeway/server/clock/product-clock'
import { type Database, guardPort } from '@causeway/server/db'
import { nextPayInIndex } from '@causeway/server/orders'
import {
  acceptHistory,
  type ExaminedWallet,
  examineHistory,
  type FoundHistory,
  type ImportedWallet,
  type Reconciled,
  type ReconcileNeeds,
  reconcileHistory,
} from '@causeway/server/restore-guard'
import { CommandStopped } from '../run-command.ts'
import { type OpenedServices, openSigner } from '../services/index.ts'
import type { Config } from '../settings/index.ts'

type Say = (line: string) => void

type Opened = {
  readonly config: Config
  readonly database: Database
  readonly external: OpenedServices
}

/**
 * `doctor --reconcile`: says what the signer's journal has and a database that came back older has not; with `write` brings
 * the database up to it. Every other process of the product has to be stopped, or halted.
 */
export async function reconcile(
  opened: Opened,
  how: { readonly write: boolean; readonly say: Say },
): Promise<void> {
  await withNeeds(opened, async (needs) => {
    if (how.write) printDone(needs, await reconcileHistory(needs), how.say)
    else printFound(needs, await examineHistory(needs), how.say)
  })
}

/**
 * `doctor --accept-history`: takes into the journal what a wallet has spent elsewhere, as it stands, and lets its network
 * be signed for again. Nothing is booked.
 */
export async function acceptWalletHistory(
  opened: Opened,
  how: { readonly network: string; readonly reason: string; readonly say: Say },
): Promise<void> {
  const { network, reason, say } = how
  if (reason === '') throw new CommandStopped('Add --reason TEXT. It is kept in the journal')
  await withNeeds(opened, async (needs) => {
    const accepted = await acceptHistory(needs, network, reason)
    say(
      `Accepted    ${accepted} spendings of the wallet on ${network}. Nothing was booked for them`,
    )
  })
}

async function withNeeds(
  { config, database, external }: Opened,
  work: (needs: ReconcileNeeds) => Promise<void>,
): Promise<void> {
  external.learnIndices((network) => nextPayInIndex(database, network))
  const signer = await openSigner(config, external, database)
  try {
    await work({
      database,
      signer: guardPort(signer, 'signer', []),
      clock: await openProductClock(database),
      catalogue: external.catalogue,
      chains: guardChains(external.chains, config.world),
    })
  } finally {
    await signer.close()
  }
}

function printFound(needs: ReconcileNeeds, found: FoundHistory, say: Say): void {
  printHistory(needs, found, say)
  for (const { network, from, watchedUntil, next } of found.skipped) {
    say(
      `Would skip  ${network}: pay-in addresses ${from} to ${next - 1n}, and watch those before ${watchedUntil}`,
    )
  }
  for (const wallet of found.wallets) printWallet(wallet, say)
  say(`Would send  again ${found.unsent} transfers that are missing on their chains`)
  say('Nothing was written. Stop the other processes, then run it again with --yes')
}

function printDone(needs: ReconcileNeeds, done: Reconciled, say: Say): void {
  printHistory(needs, done, say)
  for (const { network, from, watchedUntil, next } of done.skipped) {
    say(
      `Skipped     ${network}: pay-in addresses ${from} to ${next - 1n}; those before ${watchedUntil} are watched`,
    )
  }
  for (const wallet of done.adopted) printAdopted(needs, wallet, say)
  for (const { network, txId, refusal, transferId } of done.sentAgain) {
    if (refusal === null) say(`Sent again  ${network} ${txId}`)
    else say(`REFUSED     ${network} ${txId} of transfer ${transferId}: ${refusal}`)
  }
  for (const { orderId, number } of done.doubtful) {
    say(
      `DOUBTFUL    order ${orderId}: settlement ${number} was never signed, but a later one was. Not paid: decide manually`,
    )
  }
  say(`Database generation ${done.generationNow}`)
  if (!done.isJournalWhole) {
    say(
      'HALTED      the journal is an older copy, and not every wallet could be compared: run this again',
    )
    return
  }
  say(
    done.isLifted
      ? 'Lifted      the halt on everything. Start the product: it rescans the chains automatically'
      : 'HALTED      for another reason: check the halts below, then run --lift all',
  )
}

function printWallet({ network, failure, found, unread }: ExaminedWallet, say: Say): void {
  if (failure !== null) say(`NOT ASKED   ${network}: ${failure}`)
  for (const { txId } of found) say(`Unknown     ${network} ${txId}: would be adopted`)
  printUnread(network, unread, say)
}

function printAdopted(needs: ReconcileNeeds, wallet: ImportedWallet, say: Say): void {
  const { network, failure, adopted, accepted, unread } = wallet
  if (failure !== null) say(`NOT ASKED   ${network}: ${failure}`)
  if (accepted > 0) {
    say(`Accepted    ${accepted} spendings on ${network} from before its first order, unchanged`)
  }
  for (const { txId, payment, orderId } of adopted) {
    const paid = payment === null ? '' : `, paid ${describePayment(needs, payment)}`
    const whose = orderId === null ? 'no known order' : `order ${orderId}`
    say(`Adopted     ${network} ${txId}: ${whose}${paid}`)
  }
  printUnread(network, unread, say)
}

function printUnread(network: string, unread: ExaminedWallet['unread'], say: Say): void {
  const names = [...unread.transactions, ...unread.nonces.map((nonce) => `nonce ${nonce}`)]
  if (names.length === 0) return
  say(
    `NOT FOUND   ${network} ${names.slice(0, 5).join(', ')} (${names.length} in all): wait for their blocks and run this again; if the wallet was used elsewhere, --accept-history ${network} --reason TEXT`,
  )
}

function describePayment(
  { catalogue }: ReconcileNeeds,
  { address, amount }: NonNullable<ImportedWallet['adopted'][number]['payment']>,
): string {
  const decimals = catalogue.find(amount.asset)?.decimals ?? 0
  return `${formatUnits(amount.units, decimals)} ${amount.asset} to ${address}`
}

function printHistory(needs: ReconcileNeeds, found: FoundHistory, say: Say): void {
  const { generation, witnessed, history, journal } = found
  const isOlder = witnessed !== null && witnessed > generation.number
  say(
    `Database    generation ${generation.number}, the signer has seen ${witnessed ?? 'none'}: ${isOlder ? 'it is an OLDER COPY' : 'it is the newest'}`,
  )
  if (journal.lines < journal.linesSeen) {
    say(`Journal     OLDER COPY: it has ${journal.lines} lines and had ${journal.linesSeen}`)
  }
  say(
    `Journal     ${history.signatures} signatures after line ${generation.journalSequence}, ${history.forgotten.length} of them forgotten`,
  )
  for (const { day, number } of found.lostAudit) {
    say(`Audit log   entry ${day} #${number} and maybe others are lost; an entry will say so`)
  }
  const count = (kind: string) => history.forgotten.filter((each) => each.kind === kind).length
  say(`            ${count('kept')} of known transfers, which resume automatically`)
  say(`            ${count('settled')} of known orders, whose settlements are recalled`)
  say(`            ${count('own')} of our own sweeps, gas payments and fillers`)
  say(`            ${count('lost')} of lost orders:`)
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
      `UNREADABLE  line ${sequence}: transfer ${signed.transferId}, ${signed.network} ${signed.txId}; book it manually`,
    )
  }
}
