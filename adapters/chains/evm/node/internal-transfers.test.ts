import fc from 'fast-check'
import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { type InternalTransfer, readCallFrames, readFlatTraces } from './internal-transfers.ts'

const TX = `0x${'7'.repeat(64)}`
const BLOCK = `0x${'b'.repeat(64)}`
const holder = (index: number): string => getAddress(`0x${index.toString(16).padStart(40, '0')}`)
const hex = (value: bigint): string => `0x${value.toString(16)}`

/** A call as a node sees it, whichever way it then tells of it. */
type Call = {
  readonly kind: 'CALL' | 'CALLCODE' | 'DELEGATECALL' | 'STATICCALL' | 'CREATE' | 'SELFDESTRUCT'
  readonly from: number
  readonly to: number
  readonly value: bigint
  readonly hasFailed: boolean
  readonly calls: readonly Call[]
}

const callOf = (depth: number): fc.Arbitrary<Call> =>
  fc.record({
    kind: fc.constantFrom(
      'CALL',
      'CALL',
      'CALLCODE',
      'DELEGATECALL',
      'STATICCALL',
      'CREATE',
      'SELFDESTRUCT',
    ),
    from: fc.integer({ min: 1, max: 5 }),
    to: fc.integer({ min: 1, max: 5 }),
    value: fc.bigInt({ min: 0n, max: 3n }),
    hasFailed: fc.boolean(),
    calls: depth === 0 ? fc.constant([]) : fc.array(callOf(depth - 1), { maxLength: 3 }),
  })

function frameOf(call: Call): unknown {
  return {
    type: call.kind,
    from: holder(call.from),
    to: holder(call.to),
    ...(call.kind === 'STATICCALL' ? {} : { value: hex(call.value) }),
    ...(call.hasFailed ? { error: 'execution reverted' } : {}),
    ...(call.calls.length === 0 ? {} : { calls: call.calls.map(frameOf) }),
  }
}

function tracesOf(call: Call, path: readonly number[] = []): readonly unknown[] {
  const from = holder(call.from)
  const to = holder(call.to)
  const value = hex(call.value)
  const told =
    call.kind === 'CREATE'
      ? { type: 'create', action: { from, value }, result: { address: to } }
      : call.kind === 'SELFDESTRUCT'
        ? { type: 'suicide', action: { address: from, refundAddress: to, balance: value } }
        : { type: 'call', action: { callType: call.kind.toLowerCase(), from, to, value } }
  const trace = {
    ...told,
    blockHash: BLOCK,
    transactionHash: TX,
    traceAddress: path,
    ...(call.hasFailed ? { error: 'Reverted' } : {}),
  }
  return [trace, ...call.calls.flatMap((inner, index) => tracesOf(inner, [...path, index]))]
}

/** What truly moved, by playing the calls. */
function played(call: Call): readonly Omit<InternalTransfer, 'txId' | 'place'>[] {
  if (call.hasFailed) return []
  return call.calls.flatMap((inner) => {
    if (inner.hasFailed) return []
    const moves = ['CALL', 'CREATE', 'SELFDESTRUCT'].includes(inner.kind) && inner.value > 0n
    const move = { from: holder(inner.from), to: holder(inner.to), value: inner.value }
    return [...(moves ? [move] : []), ...played(inner)]
  })
}

describe('internal transfers', () => {
  test('are the same however a node traces, and are what truly moved', () => {
    fc.assert(
      fc.property(callOf(3), (call) => {
        const frames = readCallFrames([{ txHash: TX, result: frameOf(call) }])
        expect(frames).toEqual(played(call).map((move, place) => ({ txId: TX, ...move, place })))
        expect(readFlatTraces(tracesOf(call), BLOCK)).toEqual(frames)
      }),
    )
  })

  test('are counted by transaction, and a block reward belongs to none', () => {
    const other = `0x${'8'.repeat(64)}`
    const paying = (to: number): Call => ({
      kind: 'CALL',
      from: 1,
      to: 2,
      value: 9n,
      hasFailed: false,
      calls: [{ kind: 'CALL', from: 2, to, value: 5n, hasFailed: false, calls: [] }],
    })
    const reward = { type: 'reward', action: {}, blockHash: BLOCK, traceAddress: [] }
    const moved = { from: holder(2), value: 5n, place: 0 }
    expect(
      readFlatTraces(
        [
          ...tracesOf(paying(3)),
          ...tracesOf(paying(4)).map((trace) => ({ ...Object(trace), transactionHash: other })),
          { ...reward, transactionHash: null },
        ],
        BLOCK,
      ),
    ).toEqual([
      { txId: TX, ...moved, to: holder(3) },
      { txId: other, ...moved, to: holder(4) },
    ])
  })

  test.each([
    ['traces of another block', () => readFlatTraces([{ blockHash: TX }], BLOCK)],
    ['a transaction that the node could not trace', () => readCallFrames([{ txHash: TX }])],
    ['a frame without type', () => readCallFrames([{ txHash: TX, result: { calls: [{}] } }])],
    [
      'a value that is none',
      () =>
        readCallFrames([
          { txHash: TX, result: { calls: [{ type: 'CALL', value: '5', from: TX, to: TX }] } },
        ]),
    ],
  ])('%s is refused', (_name, read) => {
    expect(read).toThrow()
  })
})
