import type { Clock, FiatPort } from '@causeway/core/ports'
import type { FiatHttp } from '../fiat-wire/index.ts'

/** A setting that the operator fills in. Secrets are shown nowhere; a PEM stands on one line, with `\n` for line ends. */
export type FiatSetting = {
  readonly kind: 'text' | 'secret' | 'https_url' | 'pem' | 'secret_pem' | 'yes_or_no'
  /** For `.env.example` and the README. */
  readonly says: string
}

/** By their names, which begin with the provider's. */
export type FiatSettings = Readonly<Record<string, FiatSetting>>

/** What a provider is opened with. */
export type FiatSetup<Name extends string = string> = FiatHttp & {
  readonly clock: Clock
  readonly world: 'play' | 'real'
  /** The setting's value, a PEM with its line ends, `true` or `false`. Throws where it is needed and not set. */
  readonly setting: (name: Name) => string
  /** To be thrown where a setting's value is not what it must be. A secret is given as `(hidden)`. */
  readonly wrongSetting: (name: Name | 'FIAT_PROVIDERS', value: string, expected: string) => Error
  /** Where the provider's messages come to. */
  readonly webhookPath: string
}

/** What `NAME/open.ts` exports. */
type FiatOpening<Name extends string> = { readonly open: (setup: FiatSetup<Name>) => FiatPort }

/** A provider as the configuration knows it: its settings at once, its code where it is asked for. */
export type FiatProvider = {
  readonly settings: FiatSettings
  readonly open: (setup: FiatSetup) => Promise<FiatPort>
}

/** Joins a provider's settings and its `open.ts`. */
export function provider<const Settings extends FiatSettings>(
  settings: Settings,
  load: () => Promise<FiatOpening<keyof Settings & string>>,
): FiatProvider {
  return { settings, open: async (setup) => (await load()).open(setup) }
}

/** What every provider needs of the machine, and its hosts of the world. */
export function needsOf<Live, Test>(
  { clock, fetch, world }: FiatSetup<never>,
  hosts: { readonly live: Live; readonly test: Test },
): FiatHttp & { readonly clock: Clock } & (Live | Test) {
  return { clock, fetch, ...(world === 'real' ? hosts.live : hosts.test) }
}
