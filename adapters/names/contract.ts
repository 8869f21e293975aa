import { createCatalogue, currencies, networks } from '@causeway/core/currencies'
import type { NamePort, NameQuestion } from '@causeway/core/ports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** What a naming service gives the contract suite: itself, and names of which it knows what they say. */
export type NamesHarness = {
  readonly names: NamePort
  /** A name with an address of each of some coins. */
  readonly known: {
    readonly name: string
    readonly addresses: Readonly<Record<string, string>>
  }
  /** Registered, and says no address. */
  readonly empty: string
  readonly unregistered: string
  /** A name that it does not recognise. */
  readonly foreign: string
  /** From now on the service does not answer. */
  readonly breakDown: () => Promise<void>
  readonly stop?: () => Promise<void>
}

const catalogue = createCatalogue(currencies, networks)

/** The question for a name's address of a coin of the catalogue. */
export function questionFor(name: string, ticker: string): NameQuestion {
  const currency = catalogue.find(ticker)
  if (currency === undefined) throw new Error(`The catalogue has no ${ticker}`)
  return { name, currency, network: catalogue.networkOf(currency) }
}

/** What every naming service must do (`core/ports/names.ts`). */
export function describeNames(title: string, makeHarness: () => Promise<NamesHarness>): void {
  describe(`names contract: ${title} (EXCH-03)`, () => {
    let made: NamesHarness | undefined
    beforeAll(async () => {
      made = await makeHarness()
    })
    afterAll(async () => {
      await made?.stop?.()
    })
    const harness = (): NamesHarness => {
      if (made === undefined) throw new Error('The harness was not made')
      return made
    }
    const failureOf = async (name: string, ticker: string) => {
      const said = await harness().names.resolve(questionFor(name, ticker))
      return said.ok ? said.value.address : said.failure.code
    }

    test('a name says an address of each coin, under its own name and the service’s', async () => {
      const { known, names } = harness()
      expect(names.recognises(known.name)).toBe(true)
      for (const [ticker, address] of Object.entries(known.addresses)) {
        expect(await names.resolve(questionFor(known.name, ticker)), ticker).toMatchObject({
          ok: true,
          value: { address, alias: known.name, provider: names.provider },
        })
      }
    })

    test('unregistered names and those without an address of the coin are told apart', async () => {
      const { empty, unregistered } = harness()
      expect(await failureOf(unregistered, 'eth')).toBe('name_not_found')
      expect(await failureOf(empty, 'eth')).toBe('name_has_no_address')
      expect(await failureOf(empty, 'btc')).toBe('name_has_no_address')
    })

    test('names of others are not recognised', () => {
      expect(harness().names.recognises(harness().foreign)).toBe(false)
    })

    test('a service that does not answer is a value, not a surprise', async () => {
      const { breakDown, known } = harness()
      await breakDown()
      expect(await failureOf(known.name, 'eth')).toBe('name_provider_unreachable')
    })
  })
}
