import { pick, randomFrom } from '../../customers/index.ts'
import { audit } from '../audit/audit.ts'
import { auditWithdrawal } from '../audit/audit-withdrawal.ts'
import type { Pair } from '../markets/market.ts'
import { networkOf } from '../markets/network-of.ts'
import { NOTHING, type Outcome } from '../report/outcome.ts'
import { joinAsAffiliate, PAID_IN } from '../stage/affiliate.ts'
import type { DatabaseKind, MarketKind, Stage } from '../stage/stage.ts'
import { stories } from '../stage/stories.ts'
import { withdraw } from '../stage/withdraw.ts'
import { comingAgain, firstOf, killPlan } from './kill-plan.ts'
import { type KillPlace, nameOf, whileKilled } from './kill-trial.ts'
import { onStage } from './on-stage.ts'
import { ENDED_WITHIN_MILLISECONDS, type Run, type Suite } from './suite.ts'

const PLACES = [
  { database: 'server', market: 'nodes', words: 'PostgreSQL, litecoind and anvil' },
  { database: 'server', market: 'sandbox', words: 'PostgreSQL, sandbox chains' },
  { database: 'embedded', market: 'sandbox', words: 'embedded PostgreSQL, sandbox chains' },
] as const satisfies readonly {
  readonly database: DatabaseKind
  readonly market: MarketKind
  readonly words: string
}[]

/** Attributed orders, to and fro, so that no coin of the shop runs out; none earns in the coin that is paid out. */
const ORDERS: Readonly<Record<MarketKind, readonly [Pair, Pair]>> = {
  sandbox: [
    { from: 'btc', to: 'ltc', amountFrom: '0.03' },
    { from: 'ltc', to: 'btc', amountFrom: '20' },
  ],
  nodes: [
    { from: 'usdt20', to: 'ltc', amountFrom: '2000' },
    { from: 'ltc', to: 'usdt20', amountFrom: '18' },
  ],
}
const EARNS_MUCH = { AFFILIATE_SHARE_BPS: '9000', AFFILIATE_MINIMUM_ETH: '0.0001' }
/** What these chains do is said by the suites of orders. */
const OF_ORDERS = /^(holdings|head|identity|is_lively|scan|watch):/
/** The order finishes, and its commission is booked, before anything is withdrawn. */
const BOOKING = ['confirm_transfer:before_commit#1', 'confirm_transfer:after_commit#1'] as const
const QUICK_TRIALS = 3
const DOUBLE_KILLS = 4

/** SIGKILL at every labelled step between an affiliate's commission and its payout on chain. */
export const affiliatesSuite: Suite = {
  name: 'affiliates',
  isResumable: true,
  title: 'SIGKILL while an affiliate is paid',
  how: 'An order by an affiliate’s link finishes; then the affiliate has its commission converted to ether and paid out. The process kills itself at a step that a traced run of conversion and payout has passed, or when the commission is booked, and is started again; in some trials it is killed a second time while it recovers. In every second trial the block with the payout is replaced by one without it. Counted on chain and in the ledger: one conversion, one payment of what was converted less its fee, nothing owed any more.',
  run: async (run) => {
    for (const { database, market, words } of PLACES) {
      const fault = `SIGKILL while an affiliate is paid; ${words}`
      const options = { name: `affiliates_${database}_${market}`, database, market } as const
      await onStage(run, fault, { ...options, env: EARNS_MUCH }, (stage) =>
        tryAll(run, stage, fault),
      )
    }
  },
}

async function tryAll(run: Run, stage: Stage, fault: string): Promise<void> {
  const random = randomFrom(run.seed)
  const steps = await run.traced(stage.name, () => trace(stage))
  const plan = [...BOOKING, ...killPlan(steps, stage.market.parts, random)]
  const chosen = run.quick ? Array.from({ length: QUICK_TRIALS }, () => pick(random, plan)) : plan
  let number = 0
  const tryOne = async (place: KillPlace, name: string) => {
    number += 1
    const outcome = await trial(stage, { ...place, fault: name, number })
    run.report(outcome)
    return outcome.reached
  }
  for (const killAt of chosen) {
    if (!run.isWanted(killAt) || (await tryOne({ killAt }, fault)) || run.quick) continue
    // Some steps are a process's own first ones: a new process comes by them again.
    await stage.shop.stop()
    await stage.shop.start()
    await tryOne({ killAt: firstOf(killAt) }, fault)
  }
  const twice = fault.replace(';', ' and again while it recovers;')
  for (let count = 0; count < (run.quick ? 1 : DOUBLE_KILLS); count += 1) {
    const place = { killAt: pick(random, plan), thenAt: pick(random, comingAgain(steps)) }
    if (run.isWanted(nameOf(place))) await tryOne(place, twice)
  }
}

type Asked = KillPlace & { readonly fault: string; readonly number: number }

/** A new affiliate, an order by its link, and everything that it earned by it paid out. */
async function trial(stage: Stage, asked: Asked): Promise<Outcome> {
  const { fault, number } = asked
  const affiliate = await joinAsAffiliate(stage)
  const order = ORDERS[stage.market.name][number % 2 === 0 ? 0 : 1]
  const pair = { ...order, refId: affiliate.refId }
  const deadline = Date.now() + ENDED_WITHIN_MILLISECONDS
  const earn = () => stories.plain(stage, pair, deadline)
  const isBooking = BOOKING.some((each) => each === asked.killAt)
  const earlier = isBooking ? null : await earn()
  const killed = await whileKilled(stage, asked, async () => ({
    told: earlier ?? (await earn()),
    withdrawn: await withdraw(stage, affiliate, { deadline, losesBlock: number % 2 === 0 }),
  }))
  const { done, reached, trouble } = killed
  const made = { fault, trial: nameOf(asked), reached, orders: 1 }
  if (trouble !== null) return { ...made, findings: NOTHING, trouble }
  const books = await audit(stage, [done.told])
  const paid = auditWithdrawal(done.withdrawn, await stage.market.received(affiliate.payoutPlace))
  const findings = {
    lost: [...books.lost, ...paid.lost],
    doubled: [...books.doubled, ...paid.doubled],
    wrong: [...books.wrong, ...paid.wrong],
  }
  return { ...made, findings, trouble: null }
}

/** The steps of an undisturbed conversion and payout. Throws where that alone goes wrong. */
async function trace(stage: Stage): Promise<readonly string[]> {
  const affiliate = await joinAsAffiliate(stage)
  const deadline = Date.now() + ENDED_WITHIN_MILLISECONDS
  const [order] = ORDERS[stage.market.name]
  const told = await stories.plain(stage, { ...order, refId: affiliate.refId }, deadline)
  stage.shop.takeSteps()
  const { summary, trouble } = await withdraw(stage, affiliate, { deadline, losesBlock: false })
  if (told.ended === null || summary === null) {
    throw new Error(
      `${stage.name} without any fault: ${told.trouble ?? trouble}\n${stage.shop.output().slice(-3000)}`,
    )
  }
  const network = networkOf(PAID_IN)
  return stage.shop
    .takeSteps()
    .filter((step) => !step.includes('@') || step.endsWith(`@${network}`))
    .filter((step) => !OF_ORDERS.test(step))
}
