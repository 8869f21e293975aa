import {
  BadNodeReply,
  readAddress,
  readHash,
  readList,
  readObject,
  readQuantity,
  readText,
  type WireObject,
} from './wire.ts'

/** A coin transfer inside a contract's call. */
export type InternalTransfer = {
  readonly txId: string
  readonly from: string
  readonly to: string
  readonly value: bigint
  /** Place among the transaction's internal transfers that moved something: the same whichever way a node traces. */
  readonly place: number
}

type Move = Omit<InternalTransfer, 'txId' | 'place'>

const MOVING_FRAMES: ReadonlySet<string> = new Set(['CALL', 'CREATE', 'CREATE2', 'SELFDESTRUCT'])

/** Reply of `debug_traceBlockByHash` with the call tracer. */
export function readCallFrames(value: unknown): readonly InternalTransfer[] {
  return readList(value, readObject).flatMap((traced) => {
    const txId = readHash(traced.txHash)
    const top = readObject(traced.result)
    return placed(txId, hasFailed(top) ? [] : movesBelow(top))
  })
}

/** Reply of `trace_block`. Throws where the node meant another block than the one asked for. */
export function readFlatTraces(value: unknown, blockHash: string): readonly InternalTransfer[] {
  const byTransaction = new Map<string, WireObject[]>()
  for (const trace of readList(value, readObject)) {
    if (readHash(trace.blockHash) !== blockHash) {
      throw new BadNodeReply('The traces are of another block')
    }
    // Block rewards belong to no transaction.
    if (trace.transactionHash === undefined || trace.transactionHash === null) continue
    const txId = readHash(trace.transactionHash)
    byTransaction.set(txId, [...(byTransaction.get(txId) ?? []), trace])
  }
  return [...byTransaction].flatMap(([txId, traces]) => placed(txId, movesOf(traces)))
}

function placed(txId: string, moves: readonly Move[]): readonly InternalTransfer[] {
  return moves.map((move, place) => ({ txId, ...move, place }))
}

function hasFailed({ error }: WireObject): boolean {
  return error !== undefined && error !== null
}

/** A call that failed took back all that it had moved, and what was called from it too. */
function movesBelow(frame: WireObject): readonly Move[] {
  const calls = frame.calls === undefined ? [] : readList(frame.calls, readObject)
  return calls.flatMap((call) =>
    hasFailed(call) ? [] : [...moveOfFrame(call), ...movesBelow(call)],
  )
}

function moveOfFrame(frame: WireObject): readonly Move[] {
  if (!MOVING_FRAMES.has(readText(frame.type).toUpperCase())) return []
  if (frame.value === undefined || frame.value === null) return []
  return moveOf(frame.from, frame.to, frame.value)
}

function moveOf(from: unknown, to: unknown, units: unknown): readonly Move[] {
  const value = readQuantity(units)
  return value === 0n ? [] : [{ from: readAddress(from), to: readAddress(to), value }]
}

function movesOf(traces: readonly WireObject[]): readonly Move[] {
  const failed = traces.filter(hasFailed).map(pathOf)
  return traces.flatMap((trace) => {
    const path = pathOf(trace)
    const isVoid = failed.some((above) => above.every((step, depth) => path[depth] === step))
    return path.length === 0 || isVoid ? [] : moveOfTrace(trace)
  })
}

function pathOf({ traceAddress }: WireObject): readonly number[] {
  return readList(traceAddress, (step) => {
    if (typeof step !== 'number') throw new BadNodeReply('Expected a place in the calls')
    return step
  })
}

function moveOfTrace(trace: WireObject): readonly Move[] {
  const action = readObject(trace.action)
  switch (trace.type) {
    case 'call':
      return action.callType === 'call' ? moveOf(action.from, action.to, action.value) : []
    case 'create':
      return moveOf(action.from, readObject(trace.result).address, action.value)
    case 'suicide':
    case 'selfdestruct':
      return moveOf(action.address, action.refundAddress, action.balance)
    default:
      return []
  }
}
