import { readFile, stat } from 'node:fs/promises'
import { addressRulesOf } from '@causeway/core/addresses/all'
import type { Network, NetworkId } from '@causeway/core/currencies'
import type { ScreeningPort } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import { parseAddressList } from './parse-address-list.ts'

export type ListNeeds = {
  /** One address a line, with or without its coin (docs/guides/compliance.md). */
  readonly path: string
  readonly networks: readonly Network[]
  /** The network of a coin; undefined of one that is not dealt in. */
  readonly networkOf: (currency: string) => NetworkId | undefined
  /** Tells the operator that the list could not be read; the last one that could stays in force. */
  readonly onBroken: (problem: string) => void
}

type Loaded = { readonly stamp: string; readonly listed: ReadonlySet<string> }

/**
 * A file of addresses that nobody may pay. It is read again when it has changed. Until it could be read once nothing is
 * known, and every question fails.
 */
export function createListScreening(needs: ListNeeds): ScreeningPort {
  const families = new Map(needs.networks.map(({ id, addressFamily }) => [id, addressFamily]))
  let loaded: Loaded | null = null
  let lastProblem = ''

  const canonical = (network: NetworkId, address: string): string => {
    const family = families.get(network)
    if (family === undefined) return address
    const read = addressRulesOf(family).read(address, 'main')
    return read.ok ? read.value.canonical : address
  }

  const keysOf = (address: string, currency: string | null): readonly string[] => {
    if (currency === null) {
      const spellings = new Set([...families.keys()].map((network) => canonical(network, address)))
      return [address, ...spellings].map((text) => `* ${text}`)
    }
    const network = needs.networkOf(currency)
    return network === undefined ? [] : [`${network} ${canonical(network, address)}`]
  }

  const reload = async (): Promise<Loaded | null> => {
    try {
      const { mtimeMs, size } = await stat(needs.path)
      const stamp = `${mtimeMs} ${size}`
      if (loaded?.stamp === stamp) return loaded
      const parsed = parseAddressList(await readFile(needs.path, 'utf8'))
      if (!parsed.ok) throw new Error(`line ${parsed.failure.line} is no address`)
      const listed = new Set(
        parsed.value.flatMap(({ address, currency }) => keysOf(address, currency)),
      )
      loaded = { stamp, listed }
      lastProblem = ''
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      // Told once, not at every question.
      if (problem !== lastProblem) needs.onBroken(`${needs.path}: ${problem}`)
      lastProblem = problem
    }
    return loaded
  }

  return {
    name: 'list',
    screen: async ({ address, network }) => {
      const list = await reload()
      if (list === null) return fail({ code: 'screening_unavailable' })
      const spelling = canonical(network, address)
      const isListed = list.listed.has(`${network} ${spelling}`) || list.listed.has(`* ${spelling}`)
      return ok({
        score: isListed ? 100 : 0,
        isListed,
        reason: isListed ? 'sanctions' : 'none',
        source: 'list',
      })
    },
  }
}
