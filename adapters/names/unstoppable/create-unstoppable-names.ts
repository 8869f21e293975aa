import type { NameFailure, NamePort, NameQuestion, ResolvedName } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import { type RecordKeys, recordKeysOf } from './record-keys.ts'
import { type DomainReply, readDomainReply } from './wire.ts'

export type UnstoppableNeeds = {
  /** Of the resolution service; absent: Unstoppable's own. No other host is ever asked. */
  readonly baseUrl?: string
  readonly apiKey: string
  readonly timeLimitMilliseconds: number
}

const PROVIDER = 'unstoppable'
const BASE_URL = 'https://api.unstoppabledomains.com/resolve'
/** Endings that Unstoppable Domains registers (its resolution service's list). */
const ENDINGS: ReadonlySet<string> = new Set([
  ...['x', 'crypto', 'nft', 'wallet', 'polygon', 'dao', '888', 'blockchain', 'bitcoin', 'zil'],
  ...['binanceus', 'hi', 'klever', 'kresus', 'anime', 'manga', 'go', 'unstoppable', 'altimist'],
  ...['pudgy', 'tball', 'stepn', 'secret', 'raiin', 'pog', 'clay', 'metropolis', 'witg', 'ubu'],
])
/** A domain has some hundred records at most. */
const MOST_CHARACTERS = 512 * 1024

/** Unstoppable Domains through its resolution service (EXCH-03), which wants an API key. */
export function createUnstoppableNames(needs: UnstoppableNeeds): NamePort {
  return {
    provider: PROVIDER,
    // Its names are of plain letters, so whatever else there is belongs to others.
    recognises: (name) => /^[a-z0-9.-]+$/.test(name) && ENDINGS.has(name.split('.').at(-1) ?? ''),
    resolve: async (question) => {
      const keys = recordKeysOf(question)
      if (keys === null) return fail({ code: 'name_has_no_address' })
      try {
        const reply = await askDomain(needs, question.name)
        return reply === null
          ? fail({ code: 'name_not_found' })
          : readRecords(question, keys, reply)
      } catch {
        return fail({ code: 'name_provider_unreachable' })
      }
    },
  }
}

/** Null where the service knows no such domain. Throws where it does not answer in time, or not sensibly. */
async function askDomain(needs: UnstoppableNeeds, name: string): Promise<DomainReply | null> {
  const url = `${needs.baseUrl ?? BASE_URL}/domains/${encodeURIComponent(name)}`
  const reply = await fetch(url, {
    headers: { accept: 'application/json', authorization: `Bearer ${needs.apiKey}` },
    redirect: 'error',
    signal: AbortSignal.timeout(needs.timeLimitMilliseconds),
  })
  if (reply.status === 404) return null
  if (!reply.ok || Number(reply.headers.get('content-length') ?? '0') > MOST_CHARACTERS) {
    throw new Error(`The resolution service answers ${reply.status}`)
  }
  const text = await reply.text()
  if (text.length > MOST_CHARACTERS) throw new Error('The answer is too long')
  return readDomainReply(text, name)
}

function readRecords(
  { currency, name }: NameQuestion,
  keys: RecordKeys,
  { owner, records }: DomainReply,
): Result<ResolvedName, NameFailure> {
  if (owner === null) return fail({ code: 'name_not_found' })
  const address = firstOf(records, keys.addresses)
  if (address === null) return fail({ code: 'name_has_no_address' })
  const extraId = currency.extraIdName === null ? null : firstOf(records, keys.extraIds)
  return ok({ address, extraId, alias: name, provider: PROVIDER })
}

function firstOf(records: ReadonlyMap<string, string>, keys: readonly string[]): string | null {
  return keys.map((key) => records.get(key)?.trim()).find((value) => value) ?? null
}
