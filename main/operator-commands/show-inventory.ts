import { readInventory } from '@causeway/server/inventory'
import { inDollars } from './in-dollars.ts'
import type { OperatorContext } from './open-operator-context.ts'

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
