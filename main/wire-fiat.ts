import { languageOf, localPath } from '@causeway/content/languages'
import { type FiatRecord, rateProvider } from '@causeway/core/fiat'
import type { FiatPort } from '@causeway/core/ports'
import { cachedFor } from '@causeway/server/caching/cached-for'
import { guardPort } from '@causeway/server/db'
import {
  createFiatCases,
  createFiatDesk,
  createFiatFollowing,
  type FiatCases,
  type FiatDealing,
  type FiatFollowing,
  type FiatNeeds,
  type FiatRecords,
  fiatRecords,
} from '@causeway/server/fiat'
import { createOrderWatch } from '@causeway/server/orders'
import type { Alarms } from './alarms.ts'
import { openFiat } from './services/index.ts'
import { type Config, publicUrlOf } from './settings/index.ts'

const RECORDS_KEPT_MILLISECONDS = 60_000
const NOTHING_TOLD: FiatRecord = { successPercent: null, medianMinutes: null }

/** The providers of the world and of the configuration, as orders know them. Throws where two have one name. */
export async function openFiatDealing(
  config: Config,
  ofWorld: readonly FiatPort[],
): Promise<FiatDealing> {
  const ports = [...ofWorld, ...(await openFiat(config))]
  const byName = new Map(ports.map((port) => [port.facts.id, guardFiat(port)]))
  if (byName.size !== ports.length) throw new Error('Two providers of fiat have one name')
  return {
    ports: byName,
    watch: createOrderWatch(),
    partnerReturnUrlOf: (publicCode) =>
      `${publicUrlOf(config)}/api/fiat-partner/v1/orders/${publicCode}/return`,
    returnUrlOf: (publicCode, language) =>
      `${publicUrlOf(config)}${localPath(languageOf(language), `/transaction/${publicCode}`)}`,
  }
}

/** Joins the desk, what our own orders say of providers, and the cases. */
export function wireFiat(
  config: Config,
  needs: FiatNeeds & Pick<Alarms, 'onError'>,
): { readonly fiatCases: FiatCases; readonly fiatFollowing: FiatFollowing } {
  const { clock, database, fiat } = needs
  let records: FiatRecords = new Map()
  const freshen = cachedFor(RECORDS_KEPT_MILLISECONDS, async () => {
    records = await fiatRecords(database, clock.now()).catch((error: unknown) => {
      // Offers do without.
      needs.onError('fiat records', error)
      return records
    })
  })
  const desk = createFiatDesk({
    ports: [...fiat.ports.values()],
    providerOf: ({ facts }) => {
      const record = records.get(facts.id) ?? NOTHING_TOLD
      return {
        facts,
        settings: { isForcedTop: config.fiat.top.includes(facts.id) },
        record,
        rating: rateProvider(record, facts.minutes[1]),
      }
    },
    steadyNow: () => performance.now(),
  })
  const fiatFollowing = createFiatFollowing(needs)
  const fiatCases = createFiatCases({ ...needs, desk, following: fiatFollowing, freshen })
  return { fiatCases, fiatFollowing }
}

/** Providers are asked outside of transactions only. */
function guardFiat(port: FiatPort): FiatPort {
  return guardPort(port, `fiat ${port.facts.id}`, ['facts', 'readWebhook'])
}
