import {
  type Catalogue,
  type Currency,
  maintenanceText,
  type NetworkId,
  readMaintenance,
} from '../currencies/index.ts'
import type { AssetCode } from '../money/index.ts'

/** Where a coin is closed to new orders: everywhere, for pages and widgets, or for programs of partners. */
export const closingPlaces = ['everywhere', 'site', 'api'] as const
export type ClosingPlace = (typeof closingPlaces)[number]

/** What a setting of maintenance changes of one coin, or of every coin of a network. */
export type MaintenanceSetting =
  | { readonly of: 'coin'; readonly ticker: AssetCode; readonly change: Partial<Currency> }
  | { readonly of: 'network'; readonly network: NetworkId; readonly change: Partial<Currency> }

const KEY = /^(coin|network)\.([a-z0-9-]+)\.maintenance$/

/** Whether it is named like a setting of maintenance. */
export function isMaintenanceKey(key: string): boolean {
  return KEY.test(key)
}

/**
 * Reads `coin.btc.maintenance` or `network.bitcoin.maintenance`: a time and a note, or an empty text for none. Names as a word where
 * there is no such coin or network, or the text is no time.
 */
export function readMaintenanceSetting(
  catalogue: Catalogue,
  key: string,
  text: string,
): MaintenanceSetting | 'unknown' | 'wrong' {
  const [, of, name = ''] = KEY.exec(key) ?? []
  const isKnown = of === 'coin' ? isCoin(catalogue, name) : catalogue.network(name) !== undefined
  if (!isKnown) return 'unknown'
  const maintenance = text.trim() === '' ? undefined : readMaintenance(text)
  if (maintenance === null) return 'wrong'
  if (of === 'coin') {
    return { of, ticker: name, change: maintenance === undefined ? {} : { maintenance } }
  }
  const change = maintenance === undefined ? {} : { networkMaintenance: maintenance }
  return { of: 'network', network: name, change }
}

/** The text of what is in force; null where there is no such coin or network. */
export function maintenanceSettingText(catalogue: Catalogue, key: string): string | null {
  const [, of, name = ''] = KEY.exec(key) ?? []
  if (of === 'coin') {
    const coin = catalogue.find(name)
    return coin === undefined ? null : maintenanceText(coin.maintenance)
  }
  if (catalogue.network(name) === undefined) return null
  const on = catalogue.all.find(({ protocol }) => protocol === name)
  return maintenanceText(on?.networkMaintenance)
}

/** Whether it is the ticker of a coin, in lower case. */
export function isCoin(catalogue: Catalogue, ticker: string): boolean {
  const coin = catalogue.find(ticker)
  return coin !== undefined && !coin.isFiat && coin.ticker === ticker
}
