import { acceptVenueBalance, venueDifferences } from '@causeway/server/inventory'
import { CommandStopped } from '../run-command.ts'
import type { CommandLine, OperatorDesk } from './open-operator-desk.ts'

/** Shows differences between books and venue; accepts the venue's for a coin that is named. */
export async function venueCommand(desk: OperatorDesk, { accept }: CommandLine): Promise<void> {
  const { venue } = desk
  if (venue === null) throw new CommandStopped('No venue is configured. Set LIQUIDITY_VENUE')
  if (accept !== '') {
    const booked = await acceptVenueBalance({ ...desk, venue }, accept)
    desk.say(
      booked === null
        ? `Nothing to book for ${accept}, or an order is still open`
        : `${accept} was booked to match the venue`,
    )
  }
  const differences = await venueDifferences({ ...desk, venue })
  if (differences.length === 0) desk.say(`The books and ${venue.name} agree`)
  for (const { asset, booked, held } of differences) {
    desk.say(
      `${asset}: booked ${desk.inCoins(asset, booked)}, at the venue ${desk.inCoins(asset, held)}`,
    )
  }
}
