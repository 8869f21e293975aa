import { type FiatSetting, fiatProviders } from '@causeway/adapters/fiat'
import type { FiatPort } from '@causeway/core/ports'
import { machineClock } from '@causeway/server/clock/product-clock'
import { type Config, WrongSetting } from '../settings/index.ts'

/**
 * The providers of fiat that the configuration names, each with its settings: by their live hosts in a real world, by
 * their test hosts in a play world. Throws WrongSetting where a setting is missing, is one of the other world, or where a
 * provider has no test host.
 */
export async function openFiat(config: Config): Promise<readonly FiatPort[]> {
  const { providers: wanted, top } = config.fiat
  const ports: FiatPort[] = []
  for (const name of wanted) ports.push(withMachineClock(await openProvider(config, name)))
  const stranger = top.find((name) => config.world === 'real' && !wanted.includes(name))
  if (stranger !== undefined) throw new WrongSetting('FIAT_TOP', stranger, 'among FIAT_PROVIDERS')
  return ports
}

async function openProvider({ fiat, world }: Config, name: string): Promise<FiatPort> {
  const provider = Object.hasOwn(fiatProviders, name) ? fiatProviders[name] : undefined
  if (provider === undefined) throw new WrongSetting('FIAT_PROVIDERS', name, knownNames())
  return provider.open({
    fetch: globalThis.fetch,
    // Providers sign by the time that everybody's clock shows.
    clock: machineClock,
    world,
    setting: (setting) =>
      given(setting, fiat.settings.get(setting) ?? '', provider.settings[setting]?.kind),
    wrongSetting: (setting, value, expected) => new WrongSetting(setting, value, expected),
    webhookPath: `/api/fiat/webhooks/${name}`,
  })
}

/** A setting that its provider cannot be without. Settings are single lines, and a PEM is not. */
function given(name: string, value: string, kind: FiatSetting['kind'] | undefined): string {
  if (value === '') throw new WrongSetting(name, '', 'set')
  return kind === 'pem' || kind === 'secret_pem' ? value.replaceAll('\\n', '\n') : value
}

/** Their messages are dated by everybody's clock, whatever a play world's own shows. */
function withMachineClock(port: FiatPort): FiatPort {
  return { ...port, readWebhook: (message) => port.readWebhook(message, machineClock.now()) }
}

function knownNames(): string {
  return `some of ${Object.keys(fiatProviders).join(', ')}`
}
