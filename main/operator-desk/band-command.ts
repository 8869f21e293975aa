import { parseAmount } from '@causeway/core/money'
import { setBand } from '@causeway/server/inventory'
import { CommandStopped } from '../run-command.ts'
import type { CommandLine, OperatorDesk } from './open-operator-desk.ts'

const SAYS = {
  currency_unknown: 'Unknown coin',
  band_malformed: 'A band must increase: low, target, high',
} as const

/** Sets how much of a coin should be in stock, or gives it back to what follows from capital. */
export async function bandCommand(desk: OperatorDesk, { given }: CommandLine): Promise<void> {
  const [asset = '', ...texts] = given
  const set = await setBand(desk, asset, texts[0] === 'auto' ? null : readBand(desk, asset, texts))
  if (!set.ok) throw new CommandStopped(SAYS[set.failure.code])
  desk.say(`The band for ${asset} was set`)
}

function readBand(desk: OperatorDesk, asset: string, texts: readonly string[]) {
  const coin = desk.catalogue.find(asset)
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
