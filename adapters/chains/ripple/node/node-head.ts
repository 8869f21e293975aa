import type { RippleConfig } from '../ripple-config.ts'
import { type NodeClient, NodeUnavailable } from './node-client.ts'
import { readServerFacts, type ServerFacts } from './wire.ts'

/** The node is behind what it showed before: what it does not know may exist all the same. */
export class NodeBehind extends Error {
  override readonly name = 'NodeBehind'
}

/** The node no longer holds, or does not hold yet, ledgers that must be read: nothing may be concluded from it. */
export class HistoryMissing extends Error {
  override readonly name = 'HistoryMissing'
}

/** Several servers behind one address are never quite at the same ledger. */
const LEDGERS_OF_GRACE = 2

export type NodeHead = {
  /** The newest validated ledger and what else the server says. Throws where it serves another network. */
  readonly read: () => Promise<ServerFacts>
  /** Throws `NodeBehind` where a much later ledger was seen before: here, or by whoever names one. */
  readonly assertNotBehind: (height: number, seenElsewhere?: number) => void
}

/** Watches the validated ledger that a server shows, or the several behind one address. */
export function createNodeHead(needs: {
  readonly node: NodeClient
  readonly config: Pick<RippleConfig, 'networkId'>
}): NodeHead {
  let highest = 0
  return {
    read: async () => {
      const facts = readServerFacts(await needs.node.demand('server_info', {}))
      if (facts.networkId !== needs.config.networkId) {
        throw new NodeUnavailable(
          `The node serves network ${facts.networkId} instead of ${needs.config.networkId}`,
        )
      }
      highest = Math.max(highest, facts.head.height)
      return facts
    },
    assertNotBehind: (height, seenElsewhere = 0) => {
      highest = Math.max(highest, seenElsewhere)
      if (height < highest - LEDGERS_OF_GRACE) {
        throw new NodeBehind(`The node is at ledger ${height} and was at ${highest} before`)
      }
    },
  }
}
