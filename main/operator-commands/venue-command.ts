import { acceptVenueBalance, venueDifferences } from '@causeway/server/inventory'
import { CommandStopped } from '../run-command.ts'
import type { CommandLine, OperatorContext } from './open-operator-context.ts'

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
