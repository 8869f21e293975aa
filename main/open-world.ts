import { type Config, WrongSetting } from './config.ts'
import type { Keys } from './keys.ts'
import { type OutsideWorld, openPlayWorld } from './play-world.ts'
import { withRealNodes } from './real-nodes.ts'

/** Opens the outside world that the configuration names. Play money and real money never meet (architecture, 10). */
export function openOutsideWorld(config: Config, keys: Keys): OutsideWorld {
  if (config.world === 'real') {
    throw new WrongSetting(
      'WORLD',
      'real',
      'play: this version has no real liquidity or rate providers, so it refuses real money',
    )
  }
  return withRealNodes(openPlayWorld(config, keys), config, keys)
}
