import { readInventory } from '@causeway/server/inventory'
import { inDollars } from './in-dollars.ts'
import type { OperatorDesk } from './open-operator-desk.ts'

/** What there is of each coin, what of it is free, what was earned, and what to move where. */
export async function showInventory(desk: OperatorDesk): Promise<void> {
  const { lines, earnedWorth, tradedWorth, moves } = await readInventory(desk)
  for (const line of lines) {
    const { asset, band } = line
    const coins = (units: bigint) => desk.inCoins(asset, units)
    desk.say(
      `${asset.padEnd(8)} ${line.status === 'ok' ? 'within its band' : line.status.toUpperCase()}`,
    )
    desk.say(`         wallet ${coins(line.wallet)}, of which not swept ${coins(line.unswept)}`)
    desk.say(
      `         owed ${coins(line.outgoing + line.claims)}, promised ${coins(line.promised)}, available for new orders ${coins(line.available)}`,
    )
    desk.say(
      `         band ${coins(band.low)} to ${coins(band.high)}${line.isBandSet ? '' : ' (from capital)'}, exposure ${coins(line.exposure)}, earned ${coins(line.earned)}`,
    )
  }
  desk.say(
    `Fees earned ${inDollars(earnedWorth)}, trading ${inDollars(tradedWorth)} at current market prices`,
  )
  if (moves === null) return desk.say('No venue configured: no proposals')
  if (moves.length === 0) return desk.say('No transfers needed')
  desk.say('Transfers to make, in this order:')
  for (const move of moves) {
    const what = desk.inCoins(move.asset, move.units)
    if (move.kind === 'withdraw') desk.say(`  withdraw ${what} from the venue to the hot wallet`)
    else if (move.kind === 'send_to_venue') desk.say(`  send ${what} to the venue`)
    else desk.say(`  ${move.kind} ${what} at the venue`)
  }
}
