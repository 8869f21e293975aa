import {
  type AffiliateState,
  affiliateStates,
  conversionCurrencies,
  payoutCurrencies,
} from '@causeway/core/affiliates'
import {
  type AffiliateDecision,
  convertClosedAffiliate,
  decideAffiliate,
  decideCommission,
  listAffiliates,
  listHeldCommissions,
  type PayClosedFailure,
  payClosedAffiliate,
  setAffiliateTerms,
} from '@causeway/server/affiliates'
import { rebuildDays } from '@causeway/server/commissions/fold-commissions'
import { CommandStopped } from '../../run-command.ts'
import type { CommandLine, OperatorContext } from './open-operator-context.ts'

const SHARES = ['exchange', 'widget', 'buy'] as const

/** Affiliates, their terms, and commissions on hold, until the back office does it. */
export async function affiliateCommand(context: OperatorContext, line: CommandLine): Promise<void> {
  const [action = 'list', id = '', ...rest] = line.given
  switch (action) {
    case 'approve':
    case 'refuse':
    case 'disable':
      return decide(context, id, { decision: action, reason: line.reason })
    case 'terms':
      return terms(context, id, rest)
    case 'hold':
      return showHeld(context)
    case 'release':
    case 'take-back':
      return decideHeld(context, id, { action, reason: line.reason })
    case 'convert':
    case 'pay':
      return payClosed(context, id, { action, given: rest })
    case 'rebuild':
      return rebuild(context)
    default:
      return list(context, id)
  }
}

async function list(context: OperatorContext, given: string): Promise<void> {
  const state = affiliateStates.find((each): each is AffiliateState => each === given) ?? null
  const affiliates = await listAffiliates(context.database, state)
  if (affiliates.length === 0) return context.say('No affiliates')
  for (const each of affiliates) {
    const agreed = SHARES.map((kind) => `${kind} ${shareText(each[`${kind}_bps`])}`).join(', ')
    const applied = each.applied_at.toISOString().slice(0, 10)
    context.say(`${each.ref_id}  ${each.state}  ${applied}  ${agreed}  ${each.website ?? ''}`)
  }
}

async function decide(
  context: OperatorContext,
  refId: string,
  { decision, reason }: { readonly decision: AffiliateDecision; readonly reason: string },
): Promise<void> {
  const decided = await decideAffiliate(context, refId, decision, reason || null)
  if (decided.ok) {
    return context.say(
      `Affiliate ${refId}: ${decision === 'approve' ? 'approved' : `${decision}d`}`,
    )
  }
  throw new CommandStopped(
    decided.failure.code === 'affiliate_unknown'
      ? 'Affiliate not found. List affiliates with: affiliate list'
      : 'The affiliate isn’t in a state that allows this',
  )
}

/** `terms REFID exchange 3000 buy default orders 500` */
async function terms(
  context: OperatorContext,
  refId: string,
  given: readonly string[],
): Promise<void> {
  const agreed: Partial<Record<'exchange' | 'widget' | 'buy', number | null>> = {}
  let ordersAnHour: number | undefined
  for (let place = 0; place < given.length; place += 2) {
    const [name = '', value = ''] = given.slice(place, place + 2)
    const kind = SHARES.find((each) => each === name)
    if (kind === undefined && name !== 'orders') throw new CommandStopped(HOW_TERMS)
    if (kind !== undefined) agreed[kind] = value === 'default' ? null : bpsOf(value)
    else ordersAnHour = countOf(value)
  }
  const set = await setAffiliateTerms(context, refId, {
    ...agreed,
    ...(ordersAnHour === undefined ? {} : { ordersAnHour }),
  })
  if (!set.ok) throw new CommandStopped('Affiliate not found. List affiliates with: affiliate list')
  context.say(`Affiliate ${refId}: new terms for orders created from now on`)
}

const HOW_TERMS =
  'Give shares in basis points: affiliate terms REFID exchange 3000 widget default buy 5000 orders 500'

function bpsOf(text: string): number {
  const bps = Number(text)
  if (!/^\d{1,5}$/.test(text) || bps > 10_000) throw new CommandStopped(HOW_TERMS)
  return bps
}

function countOf(text: string): number {
  const count = Number(text)
  if (!/^\d{1,6}$/.test(text) || count === 0) throw new CommandStopped(HOW_TERMS)
  return count
}

async function showHeld(context: OperatorContext): Promise<void> {
  const held = await listHeldCommissions(context.database)
  if (held.length === 0) return context.say('No commissions on hold')
  for (const { asset, at, id, reason, refId, units } of held) {
    context.say(`${id}  ${refId}  ${reason}  ${context.inCoins(asset, units)}  ${at.toISOString()}`)
  }
}

async function decideHeld(
  context: OperatorContext,
  id: string,
  { action, reason }: { readonly action: 'release' | 'take-back'; readonly reason: string },
): Promise<void> {
  if (reason === '') throw new CommandStopped('Add a reason: --reason "TEXT"')
  const decision = action === 'release' ? 'release' : 'refuse'
  const decided = await decideCommission(context, id, { decision, reason }).catch(() => null)
  if (decided === null || !decided.ok) {
    throw new CommandStopped('No commission on hold has this ID. List them with: affiliate hold')
  }
  context.say(`Commission ${id}: ${action === 'release' ? 'released' : 'taken back'}`)
}

const HOW_PAY =
  'Give a ref ID and a coin: affiliate convert REFID btc|eth, affiliate pay REFID btc|eth|usdt20 [ADDRESS]'

/** `pay REFID eth ADDRESS`, `convert REFID btc`: of an affiliate that was disabled, or whose account was deleted. */
async function payClosed(
  context: OperatorContext,
  refId: string,
  { action, given }: { readonly action: 'convert' | 'pay'; readonly given: readonly string[] },
): Promise<void> {
  const [coin = '', address = null] = given
  const target = conversionCurrencies.find((each) => each === coin)
  const currency = payoutCurrencies.find((each) => each === coin)
  if (currency === undefined || (action === 'convert' && target === undefined)) {
    throw new CommandStopped(HOW_PAY)
  }
  const done =
    action === 'convert' && target !== undefined
      ? await convertClosedAffiliate(context, refId, target)
      : await payClosedAffiliate(context, refId, { currency, address })
  if (!done.ok) throw new CommandStopped(whyNotPaid(done.failure.code))
  context.say(
    action === 'pay'
      ? `Affiliate ${refId}: payout ${done.value} requested`
      : `Affiliate ${refId}: conversion ${done.value} requested`,
  )
}

const reasons: Partial<Record<PayClosedFailure['code'] | 'nothing_to_convert', string>> = {
  affiliate_unknown: 'Affiliate not found. List affiliates with: affiliate list',
  affiliate_not_approved: 'An approved affiliate asks for it on its own page',
  payout_address_missing:
    'The affiliate has set no address. Add one: affiliate pay REFID COIN ADDRESS',
  payout_address_locked: 'The affiliate changed its address less than 24 hours ago',
  payout_in_progress: 'A payout in this coin is already on its way',
  conversion_in_progress: 'The balances are being converted',
  affiliate_debt:
    'Another coin’s balance is below zero. Convert first: affiliate convert REFID btc|eth',
  payout_below_minimum: 'The balance is below the smallest payout',
  nothing_to_convert: 'There is nothing to convert',
}

function whyNotPaid(code: PayClosedFailure['code'] | 'nothing_to_convert'): string {
  return reasons[code] ?? `This address can’t be paid (${code})`
}

async function rebuild(context: OperatorContext): Promise<void> {
  const differing = await rebuildDays(context.database)
  context.say(
    differing === 0
      ? 'Statistics by day were counted again: nothing differed'
      : `Statistics by day were counted again: ${differing} rows differed`,
  )
}

function shareText(bps: number | null): string {
  return bps === null ? 'default' : `${bps / 100} %`
}
