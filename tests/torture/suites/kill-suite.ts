import { pick, randomFrom } from '../../customers/index.ts'
import { type Cast, FULL_CAST, play } from '../stage/cast.ts'
import type { DatabaseKind, MarketKind, Stage } from '../stage/stage.ts'
import { comingAgain, firstOf, killPlan } from './kill-plan.ts'
import { killTrial } from './kill-trial.ts'
import { onStage } from './on-stage.ts'
import type { Run, Suite } from './suite.ts'
import { ENDED_WITHIN_MILLISECONDS } from './suite.ts'

const WORDS = {
  embedded: 'embedded PostgreSQL',
  server: 'PostgreSQL',
  sandbox: 'sandbox chains',
  nodes: 'litecoind and anvil',
} as const
const QUICK_TRIALS = 4
const DOUBLE_KILLS = 8
const IDLE_STEP = /^(holdings|head|identity):/

/** SIGKILL at every labelled step, on one database and one kind of chains. */
export function killSuite(on: {
  readonly database: DatabaseKind
  readonly market: MarketKind
}): Suite {
  const { database, market } = on
  const place = `${WORDS[database]}, ${WORDS[market]}`
  const fault = `SIGKILL at a labelled step; ${place}`
  return {
    name: `kills-${database}-${market}`,
    isResumable: true,
    title: `SIGKILL at a labelled step; ${place}`,
    how: 'The process kills itself at the n-th time that it passes a step. The steps are read from a traced run of the same stories; each is tried, before and after each commit, signature, broadcast and question to a chain. Then it is started again; in some trials it is killed a second time while it recovers. The leases that a killed process held are run out by hand instead of waiting 20 seconds; the suites of several processes wait.',
    run: (run) =>
      onStage(run, fault, { name: `kills_${database}_${market}`, database, market }, (stage) =>
        tryAll(run, stage, { fault, place }),
      ),
  }
}

async function tryAll(
  run: Run,
  stage: Stage,
  names: { readonly fault: string; readonly place: string },
): Promise<void> {
  const random = randomFrom(run.seed)
  run.steps(names.place, await trace(stage, ['plain']))
  const steps = await run.traced(names.place, () => trace(stage, FULL_CAST))
  const plan = killPlan(steps, stage.market.parts, random)
  const chosen = run.quick
    ? Array.from({ length: QUICK_TRIALS }, () => pick(random, plan.filter(isInformative)))
    : plan
  for (const killAt of chosen) {
    if (!run.isWanted(killAt)) continue
    const outcome = await killTrial(stage, { fault: names.fault, killAt, cast: FULL_CAST })
    run.report(outcome)
    if (outcome.reached || run.quick) continue
    // Some steps are a process's own first ones: a new process comes by them again.
    await stage.shop.stop()
    await stage.shop.start()
    const again = { fault: names.fault, killAt: firstOf(killAt), cast: FULL_CAST }
    run.report(await killTrial(stage, again))
  }
  const fault = names.fault.replace(';', ' and again while it recovers;')
  for (let count = 0; count < (run.quick ? 1 : DOUBLE_KILLS); count += 1) {
    const killAt = pick(random, plan.filter(isInformative))
    const then = pick(random, comingAgain(steps).filter(isInformative))
    if (!run.isWanted(`${killAt}, then ${then}`)) continue
    run.report(await killTrial(stage, { fault, killAt, thenAt: then, cast: FULL_CAST }))
  }
}

/** Plays the stories undisturbed and answers the steps that were passed. Throws where that alone goes wrong. */
async function trace(stage: Stage, cast: Cast): Promise<readonly string[]> {
  stage.shop.takeSteps()
  const told = await play(stage, cast, Date.now() + ENDED_WITHIN_MILLISECONDS)
  const trouble = told.find(({ ended }) => ended === null)
  if (trouble !== undefined) {
    throw new Error(
      `${stage.name} without any fault: ${trouble.trouble}\n${stage.shop.output().slice(-3000)}`,
    )
  }
  return stage.shop.takeSteps()
}

/** Killing where only the chain is read says little. */
function isInformative(killAt: string): boolean {
  return !IDLE_STEP.test(killAt)
}
