import { parseAmount } from '@causeway/core/money'
import { setBand } from '@causeway/server/inventory'
import { CommandStopped } from '../run-command.ts'
import type { CommandLine, OperatorContext } from './open-operator-context.ts'

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
