import { pick, randomFrom } from '../../customers/index.ts'
import { audit } from '../audit/audit.ts'
import type { Pair } from '../markets/market.ts'
import { NOTHING, type Outcome } from '../report/outcome.ts'
import type { DatabaseKind, MarketKind, Stage } from '../stage/stage.ts'
import { stories, type Told } from '../stage/stories.ts'
import { killPlan } from './kill-plan.ts'
import { type KillPlace, nameOf, whileKilled } from './kill-trial.ts'
import { onStage } from './on-stage.ts'
import { ENDED_WITHIN_MILLISECONDS, type Run, type Suite } from './suite.ts'

const PLACES = [
  { database: 'server', market: 'nodes', words: 'PostgreSQL, litecoind and anvil' },
  { database: 'server', market: 'sandbox', words: 'PostgreSQL, sandbox chains' },
] as const satisfies readonly {
  readonly database: DatabaseKind
  readonly market: MarketKind
  readonly words: string
}[]

/** What several customers want at once, and one order that brings the coins back. */
const ORDERS: Readonly<Record<MarketKind, { readonly many: Pair; readonly back: Pair }>> = {
  sandbox: {
    many: { from: 'btc', to: 'ltc', amountFrom: '0.01' },
    back: { from: 'ltc', to: 'btc', amountFrom: '35' },
  },
  nodes: {
    many: { from: 'usdt20', to: 'ltc', amountFrom: '400' },
    back: { from: 'ltc', to: 'usdt20', amountFrom: '18' },
  },
}
const MANY = 5
/** Long enough for all of them, on a machine that others use too. */
const WAITS = { PAYMENTS_WAIT_MILLISECONDS: '2000' }
/** Steps between a settlement and a payout that is confirmed. */
const OF_PAYOUTS =
  /^(adopt_signatures|broadcast|claim_transfer|confirm_transfer|funding|make_bytes|plan_transfer|recall|release_transfer|reserve_transfer|save_sent|save_signature|sign|transaction_status):/
const QUICK_TRIALS = 2

/** SIGKILL between the decision about a joint transaction and its booking. */
export const jointSuite: Suite = {
  name: 'joint',
  isResumable: true,
  title: 'SIGKILL while a joint transaction pays several customers',
  how: 'Five orders for litecoins are paid at once, and wait for each other, so that one transaction pays them. The process kills itself at a step of its payouts that a traced run has passed, and is started again. A trial in which no transaction paid several counts as not reached.',
  run: async (run) => {
    for (const { database, market, words } of PLACES) {
      const fault = `SIGKILL while a joint transaction pays several customers; ${words}`
      const options = { name: `joint_${database}_${market}`, database, market, env: WAITS } as const
      await onStage(run, fault, options, (stage) => tryAll(run, stage, fault))
    }
  },
}

async function tryAll(run: Run, stage: Stage, fault: string): Promise<void> {
  const random = randomFrom(run.seed)
  const steps = await run.traced(stage.name, () => trace(stage))
  const plan = killPlan(steps, stage.market.parts, random)
  const chosen = run.quick ? Array.from({ length: QUICK_TRIALS }, () => pick(random, plan)) : plan
  for (const killAt of chosen) {
    if (run.isWanted(killAt)) run.report(await trial(stage, { killAt }, fault))
  }
}

async function trial(stage: Stage, place: KillPlace, fault: string): Promise<Outcome> {
  const { done, reached, trouble } = await whileKilled(stage, place, () => playAll(stage))
  const findings = trouble === null ? await audit(stage, done) : NOTHING
  const isJoint = transactionsOf(done) < MANY
  return {
    fault,
    trial: nameOf(place),
    reached: reached && isJoint,
    orders: done.length,
    findings,
    trouble,
  }
}

function playAll(stage: Stage): Promise<readonly Told[]> {
  const { back, many } = ORDERS[stage.market.name]
  const deadline = Date.now() + ENDED_WITHIN_MILLISECONDS
  const pairs = [...Array.from({ length: MANY }, () => many), back]
  return Promise.all(pairs.map((pair) => stories.plain(stage, pair, deadline)))
}

/** How many transactions paid those who wanted the same. */
function transactionsOf(told: readonly Told[]): number {
  return new Set(told.slice(0, MANY).map(({ ended }) => ended?.payoutTxId)).size
}

/** The steps of undisturbed payouts. Throws where that alone goes wrong, or nothing was shared. */
async function trace(stage: Stage): Promise<readonly string[]> {
  stage.shop.takeSteps()
  const told = await playAll(stage)
  if (told.some(({ ended }) => ended === null) || transactionsOf(told) === MANY) {
    throw new Error(`${stage.name} without any fault:\n${stage.shop.output().slice(-3000)}`)
  }
  return stage.shop.takeSteps().filter((step) => OF_PAYOUTS.test(step))
}
