import type { ChainHarness } from '../../chain-harness.ts'
import { everyOther } from '../../every-other.ts'
import { type Intercept, type NodeProxy, resultReply } from './node-proxy.fixture.ts'

// What the node would estimate depends on what the tests before have sent: litoshi per 1,000 virtual bytes.
const CALM_RATE = 20_000

/** The moods of the contract suite, made by a proxy before a node that is well. */
export function moodyProxy(
  proxy: NodeProxy,
): Required<Pick<ChainHarness, 'faults' | 'fees' | 'sends'>> {
  const recorded = new Map<string, string>()
  let rate = CALM_RATE
  const usual: Intercept = async ({ method, params }, forward) => {
    const reply =
      method === 'estimatesmartfee'
        ? resultReply(`{"feerate":0.${rate.toString().padStart(8, '0')},"blocks":4}`)
        : await forward()
    recorded.set(JSON.stringify([method, params]), reply)
    return reply
  }
  const begin = (fault: Intercept) => async () => {
    proxy.intercept(fault)
    return async () => proxy.intercept(usual)
  }
  proxy.intercept(usual)
  return {
    fees: {
      raise: async () => {
        rate *= 3
      },
      calm: async () => {
        rate = CALM_RATE
      },
    },
    sends: () => proxy.calls.get('sendrawtransaction') ?? 0,
    faults: {
      silent: begin(() => new Promise(() => {})),
      garbage: begin(async () => '{"result": [1, {'),
      // What was asked before is answered as it was then; of anything else it knows nothing.
      stale: begin(async ({ method, params }, _forward, response) => {
        const known = recorded.get(JSON.stringify([method, params]))
        if (known === undefined) response.destroy()
        return known ?? null
      }),
      answer_lost: begin(async (call, forward, response) => {
        if (call.method !== 'sendrawtransaction') return usual(call, forward, response)
        await forward()
        response.destroy()
        return null
      }),
      breaking: async () => {
        const isBroken = everyOther()
        return begin(async (call, forward, response) => {
          const isSent = call.method === 'sendrawtransaction'
          if (!isSent && !isBroken(call)) return usual(call, forward, response)
          if (isSent) await forward()
          response.destroy()
          return null
        })()
      },
    },
  }
}
