import type { SandboxFactsReply, SandboxFactsRequest } from '@causeway/api/contract'
import type { OperatorContent } from '@causeway/content/edited/operator-content'
import { type ExampleChoice, exampleSupportEmail, withExampleFacts } from '@causeway/content/site'
import { type Database, readMeta, writeMeta } from '@causeway/server/db'

const KEPT = 'sandbox_example_facts'
const LOOK_AGAIN_MILLISECONDS = 1000

/** The example set of an operator's facts that a play world can show. */
export type ExampleFacts = {
  readonly read: () => SandboxFactsReply
  readonly set: (request: SandboxFactsRequest) => Promise<SandboxFactsReply>
  /** What the operator says, with the example where it is switched on and he says nothing. */
  readonly over: (content: OperatorContent) => OperatorContent
  /** The example's address for customers while it is switched on. */
  readonly supportEmail: () => string | null
}

type Needs = {
  readonly database: Database
  readonly clock: { readonly now: () => number }
  readonly onError: (error: unknown) => void
}

/**
 * Opens what was chosen at /sandbox: kept in the database, and looked at again at most once a second, as other processes
 * show pages too.
 */
export async function openExampleFacts({ database, clock, onError }: Needs): Promise<ExampleFacts> {
  let chosen = await readChoice(database)
  let lookedAt = clock.now()
  let changes = 0
  const readAgain = async () => {
    const before = changes
    const found = await readChoice(database)
    // What was read before a change here is older than the change.
    if (before === changes) chosen = found
  }
  const current = () => {
    if (Math.abs(clock.now() - lookedAt) >= LOOK_AGAIN_MILLISECONDS) {
      lookedAt = clock.now()
      readAgain().catch(onError)
    }
    return chosen
  }
  return {
    read: () => replyOf(current()),
    set: async ({ on, appBanner = null }) => {
      const choice = on ? { since: clock.now(), appBanner } : null
      await writeMeta(database, KEPT, JSON.stringify(choice))
      changes += 1
      chosen = choice
      return replyOf(choice)
    },
    over: (content) => {
      const choice = current()
      return choice === null
        ? content
        : { ...content, site: withExampleFacts(content.site, choice) }
    },
    supportEmail: () => (current() === null ? null : exampleSupportEmail),
  }
}

async function readChoice(database: Database): Promise<ExampleChoice | null> {
  return JSON.parse((await readMeta(database, KEPT)) ?? 'null')
}

function replyOf(choice: ExampleChoice | null): SandboxFactsReply {
  return { on: choice !== null, appBanner: choice?.appBanner ?? null }
}
