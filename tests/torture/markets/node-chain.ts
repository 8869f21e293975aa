import type { Payer, Received } from './market.ts'

/** One development node, as everybody but the product uses it. */
export type NodeChain = {
  readonly freshAddress: () => Promise<string>
  readonly pay: (address: string, units: bigint, payer: Payer) => Promise<Received>
  readonly received: (address: string) => Promise<readonly Received[]>
  readonly depthOf: (txId: string) => Promise<number>
  /** What these addresses hold in blocks, in smallest units. */
  readonly held: (addresses: readonly string[]) => Promise<bigint>
  readonly mine: (blocks: number) => Promise<void>
  readonly reorganise: (depth: number, gone: readonly string[]) => Promise<void>
  /** Does something that neither a payment nor a reorganisation may come across. */
  readonly inTurn: <T>(task: () => Promise<T>) => Promise<T>
}

/** Does one thing after another: a payment must not fall into the midst of a reorganisation, which would forget it. */
export function createTurn(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const turn = last.then(task, task)
    last = turn
    return turn
  }
}
