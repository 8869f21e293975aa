import {
  defaultExperiments,
  type ExperimentName,
  type Experiments,
  isExperimentName,
  type Variant,
} from '@causeway/core/analytics'
import type { Reader } from './setting-readers.ts'

const NAME = /^[a-z0-9]+$/

/** Names in a row: `kraken,binance,coinbase`. */
export const names = (says: string, example: string): Reader<readonly string[]> => ({
  absent: [],
  expected: `lowercase names separated by commas: ${example}`,
  read: (given) => {
    const all = given.split(',').map((each) => each.trim())
    return all.every((each) => NAME.test(each)) && new Set(all).size === all.length
      ? all
      : undefined
  },
  says,
})

/** Host names in a row: `ccip.example.com,gateway.example.org`. */
export const hosts = (says: string): Reader<readonly string[]> => ({
  absent: [],
  expected: 'host names separated by commas: ccip.example.com,gateway.example.org',
  read: (given) => {
    const all = given.split(',').map((each) => each.trim())
    return all.every((each) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(each)) ? all : undefined
  },
  says,
})

/** Origins in a row: `https://shop.example,https://blog.example`. */
export const origins = (says: string): Reader<readonly string[] | null> => ({
  absent: null,
  expected: 'origins separated by commas: https://shop.example,https://blog.example',
  read: (given) => {
    const all = given.split(',').map((each) => originOf(each.trim()))
    return all.every((each) => each !== null) ? all : undefined
  },
  says,
})

function originOf(text: string): string | null {
  const url = URL.parse(text)
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
  return isOrigin ? url.origin : null
}

/** A text for each name: `litecoin=zpub…,ethereum=xpub…`. */
export const namedTexts = (
  says: string,
  value: { readonly expected: string; readonly isRight: (text: string) => boolean },
): Reader<ReadonlyMap<string, string>> => ({
  ...named((text) => (value.isRight(text) ? text : undefined)),
  expected: `a comma-separated list like ${value.expected}`,
  says,
})

/** What belongs to each name: `kraken=http://127.0.0.1:8080,binance=https://mirror.example`. */
export const namedUrls = (says: string): Reader<ReadonlyMap<string, string>> => ({
  ...named((text) => (/^https?:$/.test(URL.parse(text)?.protocol ?? '') ? text : undefined)),
  expected: 'name=URL pairs separated by commas: kraken=https://mirror.example',
  says,
})

/** A currency for each coin: `wbtc=BTC,usdt20=USDT`. */
export const namedCurrencies = (says: string): Reader<ReadonlyMap<string, string>> => ({
  ...named((text) => (/^[A-Z0-9]+$/.test(text) ? text : undefined)),
  expected: 'coin=currency pairs separated by commas: wbtc=BTC',
  says,
})

/** A count for each coin: `xmr=1`. */
export const namedCounts = (says: string): Reader<ReadonlyMap<string, number>> => ({
  ...named((text) => (/^[1-9]$/.test(text) ? Number(text) : undefined)),
  expected: 'coin=number pairs separated by commas, each number from 1 to 9: xmr=1',
  says,
})

/** A secret for each mobile app: `ios:…,android:…`, at least 16 characters each. */
export const appSecrets = (says: string): Reader<ReadonlyMap<string, string>> => ({
  absent: new Map(),
  expected:
    'app:secret pairs separated by commas, each secret with at least 16 characters: ios:secret',
  read: (given) => {
    const found = new Map<string, string>()
    for (const each of given.split(',')) {
      const [, id, secret] = /^\s*([a-z0-9][a-z0-9-]{0,39}):(\S{16,})\s*$/.exec(each) ?? []
      if (id === undefined || secret === undefined || found.has(id)) return undefined
      found.set(id, secret)
    }
    return found
  },
  says,
  secret: true,
})

function named<T>(
  read: (text: string) => T | undefined,
): Pick<Reader<ReadonlyMap<string, T>>, 'absent' | 'read'> {
  return {
    absent: new Map(),
    read: (given) => {
      const found = new Map<string, T>()
      for (const each of given.split(',')) {
        const at = each.indexOf('=')
        const name = each.slice(0, Math.max(0, at)).trim()
        const value = read(each.slice(at + 1).trim())
        if (!NAME.test(name) || value === undefined || found.has(name)) return undefined
        found.set(name, value)
      }
      return found
    },
  }
}

const VARIANT = /^([A-Za-z0-9_-]{1,40})(?::([1-9]\d{0,5}))?$/

/** Which variants visitors get, where it is not the new one for all: `WTP_AB_variant=old:1/new:3`. */
export const experiments = (
  says: string,
): Reader<ReadonlyMap<ExperimentName, readonly Variant[]>> => ({
  absent: new Map(),
  expected:
    'a cookie name, then variants with weights, separated by commas: WTP_AB_variant=a:1/b:3',
  read: (given) => {
    const plans = given.split(',').map(readPlan)
    const right = plans.filter((plan) => plan !== null)
    const found = new Map(right)
    return right.length === plans.length && found.size === plans.length ? found : undefined
  },
  says,
})

/** Every experiment with its variants: those of the setting, otherwise as they are by default. */
export function experimentsOf(given: ReadonlyMap<ExperimentName, readonly Variant[]>): Experiments {
  return { ...defaultExperiments, ...Object.fromEntries(given) }
}

function readPlan(text: string): [ExperimentName, readonly Variant[]] | null {
  const [name = '', list = ''] = text.trim().split('=')
  if (!isExperimentName(name)) return null
  const variants = list.split('/').map(readVariant)
  const right = variants.filter((variant) => variant !== null)
  const values = new Set(right.map(({ value }) => value))
  return right.length === variants.length && values.size === variants.length ? [name, right] : null
}

function readVariant(text: string): Variant | null {
  const [, value, weight = '1'] = VARIANT.exec(text) ?? []
  return value === undefined ? null : { value, weight: Number(weight) }
}
