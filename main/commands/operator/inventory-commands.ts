import { parseAmount } from '@causeway/core/money'
import {
  acceptVenueBalance,
  readInventory,
  readProfitByDay,
  setBand,
  venueDifferences,
} from '@causeway/server/inventory'
import { CommandStopped } from '../../run-command.ts'
import type { CommandLine, OperatorContext } from './open-operator-context.ts'

/** What there is of each coin, what of it is free, what was earned, and what to move where. */
export async function showInventory(context: OperatorContext): Promise<void> {
  const { lines, earnedWorth, tradedWorth, moves } = await readInventory(context)
  for (const line of lines) {
    const { asset, band } = line
    const coins = (units: bigint) => context.inCoins(asset, units)
    context.say(
      `${asset.padEnd(8)} ${line.status === 'ok' ? 'within its band' : line.status.toUpperCase()}`,
    )
    context.say(`         wallet ${coins(line.wallet)}, of which not swept ${coins(line.unswept)}`)
    context.say(
      `         owed ${coins(line.outgoing + line.claims)}, promised ${coins(line.promised)}, available for new orders ${coins(line.available)}`,
    )
    context.say(
      `         band ${coins(band.low)} to ${coins(band.high)}${line.isBandSet ? '' : ' (from capital)'}, exposure ${coins(line.exposure)}, earned ${coins(line.earned)}`,
    )
  }
  context.say(
    `Fees earned ${inDollars(earnedWorth)}, trading ${inDollars(tradedWorth)} at current market prices`,
  )
  if (moves === null) return context.say('No venue configured: no proposals')
  if (moves.length === 0) return context.say('No transfers needed')
  context.say('Transfers to make, in this order:')
  for (const move of moves) {
    const what = context.inCoins(move.asset, move.units)
    if (move.kind === 'withdraw') context.say(`  withdraw ${what} from the venue to the hot wallet`)
    else if (move.kind === 'send_to_venue') context.say(`  send ${what} to the venue`)
    else context.say(`  ${move.kind} ${what} at the venue`)
  }
}

const SAYS = {
  currency_unknown: 'Unknown coin',
  band_malformed: 'A band must increase: low, target, high',
} as const

/** Sets how much of a coin should be in stock, or gives it back to what follows from capital. */
export async function bandCommand(context: OperatorContext, { given }: CommandLine): Promise<void> {
  const [asset = '', ...texts] = given
  const set = await setBand(
    context,
    asset,
    texts[0] === 'auto' ? null : readBand(context, asset, texts),
  )
  if (!set.ok) throw new CommandStopped(SAYS[set.failure.code])
  context.say(`The band for ${asset} was set`)
}

function readBand(context: OperatorContext, asset: string, texts: readonly string[]) {
  const coin = context.catalogue.find(asset)
  if (coin === undefined) throw new CommandStopped(SAYS.currency_unknown)
  const [low, target, high, ...more] = texts.map((text) => {
    const parsed = parseAmount(text, coin)
    return parsed.ok ? parsed.value.units : undefined
  })
  if (low === undefined || target === undefined || high === undefined || more.length > 0) {
    throw new CommandStopped(
      `A band is three amounts in whole coins, with at most ${coin.decimals} decimals`,
    )
  }
  return { low, target, high }
}

const DAY_MILLISECONDS = 86_400_000

/** What each of the last days earned, at the markets of its swaps' own moments. */
export async function showProfit(context: OperatorContext, { given }: CommandLine): Promise<void> {
  const days = Number(given[0] ?? '7')
  if (!Number.isSafeInteger(days) || days < 1)
    throw new CommandStopped('The number of days must be at least 1')
  const to = context.clock.now()
  const found = await readProfitByDay(context, { from: to - days * DAY_MILLISECONDS, to })
  if (found.length === 0) context.say('No exchanges were paid out in this period')
  for (const day of found) {
    const rest = day.unpriced === 0n ? '' : `, ${day.unpriced} without a price`
    context.say(
      `${day.day}  ${inDollars(day.total)}: fees ${inDollars(day.serviceFees)}, spread ${inDollars(day.spread)}, network fees ${inDollars(day.network)}; ${day.settlements} payouts${rest}`,
    )
  }
}

/** Shows differences between books and venue; accepts the venue's for a coin that is named. */
export async function venueCommand(
  context: OperatorContext,
  { accept }: CommandLine,
): Promise<void> {
  const { venue } = context
  if (venue === null) throw new CommandStopped('No venue is configured. Set LIQUIDITY_VENUE')
  if (accept !== '') {
    const booked = await acceptVenueBalance({ ...context, venue }, accept)
    context.say(
      booked === null
        ? `Nothing to book for ${accept}, or an order is still open`
        : `${accept} was booked to match the venue`,
    )
  }
  const differences = await venueDifferences({ ...context, venue })
  if (differences.length === 0) context.say(`The books and ${venue.name} agree`)
  for (const { asset, booked, held } of differences) {
    context.say(
      `${asset}: booked ${context.inCoins(asset, booked)}, at the venue ${context.inCoins(asset, held)}`,
    )
  }
}

const CENT = 10n ** 16n

/** Attodollars as dollars and cents, nearer to zero. */
export function inDollars(attodollars: bigint): string {
  const cents = attodollars / CENT
  const plain = cents < 0n ? -cents : cents
  const text = `$${plain / 100n}.${(plain % 100n).toString().padStart(2, '0')}`
  return cents < 0n ? `-${text}` : text
}
