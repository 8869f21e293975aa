import { randomFrom } from '../../customers/index.ts'
import { createNodeProxy, type NodeFate, type NodeProxy } from '../markets/node-proxy.ts'
import type { Stage } from '../stage/stage.ts'
import { onStage } from './on-stage.ts'
import type { Run, Suite } from './suite.ts'
import { ENDED_WITHIN_MILLISECONDS } from './suite.ts'
import { runTrial } from './trial.ts'

const ROUNDS = { quick: 1, whole: 2 }
const SENDS = new Set(['sendrawtransaction', 'eth_sendRawTransaction'])

type Weather = {
  readonly name: string
  readonly fate: NodeFate
  readonly chance: number
  /** Only what sends a transaction; absent: every question. */
  readonly sendsOnly?: true
}

const WEATHERS: readonly Weather[] = [
  { name: 'answer lost after the node has sent it', fate: 'lose', chance: 0.7, sendsOnly: true },
  { name: 'time-out after the node was asked to send', fate: 'hang', chance: 0.3, sendsOnly: true },
  { name: 'connections broken', fate: 'reset', chance: 0.2 },
  { name: 'answers lost', fate: 'lose', chance: 0.2 },
  { name: 'wrong JSON and error pages', fate: 'garble', chance: 0.2 },
  { name: 'a stale node among fresh ones', fate: 'stale', chance: 0.3 },
  { name: 'notifications doubled and out of order', fate: 'twice', chance: 0.5 },
  { name: 'time-outs', fate: 'hang', chance: 0.02 },
]

/** Bad answers from litecoind and anvil. */
export const nodesSuite: Suite = {
  name: 'rpc',
  title: 'Bad answers from the nodes',
  how: 'Something stands between the product and its litecoind and anvil. By chance a question is never answered, the connection breaks before or after the node did what was asked, the answer is an error page, half of a JSON text or of another form, or it is the answer to the same question of seconds ago (a stale node beside fresh ones), or lists come with each entry twice in another order.',
  run: async (run) => {
    const proxies = [createNodeProxy(), createNodeProxy()] as const
    const [litecoin, ethereum] = proxies
    const fault = 'bad answers from nodes; PostgreSQL, litecoind and anvil'
    try {
      await onStage(
        run,
        fault,
        {
          name: 'rpc',
          database: 'server',
          market: 'nodes',
          nodesThrough: async (urls) => ({
            litecoin: await litecoin.standBefore(urls.litecoin),
            ethereum: await ethereum.standBefore(urls.ethereum),
          }),
        },
        async (stage) => {
          for (const weather of WEATHERS) await underWeather(run, stage, { weather, proxies })
        },
      )
    } finally {
      await Promise.all(proxies.map((proxy) => proxy.close()))
    }
  },
}

async function underWeather(
  run: Run,
  stage: Stage,
  { proxies, weather }: { readonly weather: Weather; readonly proxies: readonly NodeProxy[] },
): Promise<void> {
  const { chance, fate, name, sendsOnly } = weather
  for (let round = 1; round <= (run.quick ? ROUNDS.quick : ROUNDS.whole); round += 1) {
    const seed = run.seed + round
    const random = randomFrom(seed)
    const count = () => proxies.reduce((sum, proxy) => sum + proxy.faults(), 0)
    const before = count()
    const outcome = await runTrial(stage, {
      fault: `nodes: ${name}; PostgreSQL, litecoind and anvil`,
      withinMilliseconds: ENDED_WITHIN_MILLISECONDS,
      disturb: async () => {
        for (const proxy of proxies) {
          proxy.decide((method) => {
            if (sendsOnly && !SENDS.has(method)) return 'pass'
            return random() < chance ? fate : 'pass'
          })
        }
      },
      calm: async () => {
        for (const proxy of proxies) proxy.decide(null)
        const faults = count() - before
        return { trial: `seed ${seed}, ${faults} times`, reached: faults > 0 }
      },
    })
    run.report(outcome)
  }
}
