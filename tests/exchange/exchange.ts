import type { Amount } from '@causeway/core/money'
import type { DueWork } from '@causeway/core/orders'
import type { PauseReason, SandboxPort, SignerPort } from '@causeway/core/ports'
import type { Database } from '@causeway/server/db'
import type { EngineNeeds } from '@causeway/server/jobs'
import type { OrderMail } from '@causeway/server/notifications'
import type { OrderView, PlacedOrder, PlaceOrderInput } from '@causeway/server/orders'
import type { PlayAccounts } from './play-accounts.ts'
import type { ChainScript } from './scripted-chain.ts'
import type { TestClock } from './test-clock.ts'

/** A whole exchange on a sandbox world of its own, in which nothing moves until the test moves it. */
export type Exchange = {
  readonly database: Database
  readonly clock: TestClock
  /** Everything that the use cases and workers stand on. */
  readonly needs: EngineNeeds
  /** The same for another process on the same database and the same world. */
  readonly another: () => Promise<{
    readonly needs: EngineNeeds
    readonly close: () => Promise<void>
  }>
  /** From now on the signer knows nothing that was signed. */
  readonly loseJournal: () => Promise<void>
  /** Ethereum, where it was opened as a chain of accounts. */
  readonly accounts: PlayAccounts | null
  readonly controls: SandboxPort
  readonly script: (network: string) => ChainScript
  /** Replaces the signer's answer while set. */
  readonly signing: {
    instead: SignerPort['sign'] | null
    /** Whose journal is compared with the chains; null: the exchange's own signer's. */
    journal: Pick<SignerPort, 'journalState' | 'compareHistory'> | null
    readonly real: SignerPort['sign']
  }
  /** Multiplies the price of a coin by a share in per cent. */
  readonly movePrice: (asset: string, perCent: bigint) => void
  /** Deals in a coin no longer, for a reason, or again (null). */
  readonly pausePrice: (asset: string, reason: PauseReason | null) => void
  /** Names of the alerts, each with a note where it did not say what it is about. */
  readonly alerts: readonly string[]
  /** Whose workers were woken before their next turn. */
  readonly woken: readonly (DueWork | 'all')[]
  readonly mails: readonly OrderMail[]
  /** What a creation needs, with addresses of customers' own; a fresh rate id where it is at a guaranteed rate. */
  readonly input: (change?: Partial<PlaceOrderInput>) => Promise<PlaceOrderInput>
  /** Places an order that must be accepted. */
  readonly place: (change?: Partial<PlaceOrderInput>) => Promise<PlacedOrder>
  /** The order as it stands. */
  readonly read: (order: Pick<PlacedOrder, 'order'>) => Promise<OrderView>
  /** Pays in from outside: what is expected, or another sum. The payment waits for a block. */
  readonly pay: (
    order: Pick<PlacedOrder, 'order'>,
    units?: bigint,
  ) => Promise<{ txId: string; amount: Amount }>
  /** Lets every worker do all that it can do now; orders in batches of so many, 32 where nothing is said. */
  readonly work: (ordersAtOnce?: number) => Promise<void>
  /** Makes one block on every network. */
  readonly mine: () => Promise<void>
  /** Works and mines until the order is in that state; throws where it does not come to it. */
  readonly until: (
    order: Pick<PlacedOrder, 'order'>,
    state: OrderView['state'],
  ) => Promise<OrderView>
  /** What the chain says that the customer received of the order: payouts and refunds, with their memos and transactions. */
  readonly received: (
    address: string,
  ) => Promise<
    readonly { readonly amount: Amount; readonly extraId: string | null; readonly txId: string }[]
  >
  /** Where the signer writes down what it signed. */
  readonly journalPath: string
  readonly close: () => Promise<void>
}
