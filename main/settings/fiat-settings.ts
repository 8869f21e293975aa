import { type FiatSetting, fiatProviders } from '@causeway/adapters/fiat'
import { names } from './setting-lists.ts'
import { optionalUrl, type Reader, secret, text, yesOrNo } from './setting-readers.ts'

/** How a kind of setting is read. */
const readerOf = {
  text: (says) => text('', says),
  secret: (says) => secret(says, 8),
  https_url: (says) => optionalUrl(says, ['https:']),
  pem: (says) => text('', says),
  secret_pem: (says) => secret(says, 64),
  yes_or_no: (says) => yesOrNo(false, says),
} satisfies Record<FiatSetting['kind'], (says: string) => Reader<string | boolean | null>>

/** What each provider asks an operator for, by name; read as `config.fiat.settings`. */
export const fiatProviderSettings: Readonly<Record<string, Reader<string | boolean | null>>> =
  Object.fromEntries(
    Object.values(fiatProviders).flatMap(({ settings }) =>
      Object.entries(settings).map(([name, { kind, says }]) => [name, readerOf[kind](says)]),
    ),
  )

// Without their names in the type: a provider's settings are no fields of the configuration.
const providerRows: object = fiatProviderSettings

/** Every setting of providers of fiat. */
export const fiatSettings = {
  FIAT_PROVIDERS: names(
    'Fiat providers in addition to the sandbox ones; with play money, their test hosts are used ([list](docs/fiat-providers.md))',
    'moonpay,banxa',
  ),
  FIAT_TOP: names('Fiat providers listed first whenever they have a price', 'moonpay,banxa'),
  ...providerRows,
} as const
