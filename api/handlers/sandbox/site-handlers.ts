import { countryCodes } from '@causeway/core/fiat'
import type {
  SandboxFactsReply,
  SandboxFactsRequest,
  sandboxSiteCalls,
} from '../../contract/index.ts'
import { refuseRequest } from '../../failures/index.ts'
import { playCountryCookie } from '../../http/index.ts'
import { answer, type HandlersOf } from '../handler.ts'

/** Whether pages show an example set of an operator's facts. */
export type ExampleFacts = {
  readonly read: () => SandboxFactsReply
  readonly set: (request: SandboxFactsRequest) => Promise<SandboxFactsReply>
}

const COUNTRIES: ReadonlySet<string> = new Set(countryCodes)
const countryUnknown = {
  code: 'field_malformed',
  field: 'country',
  fields: [{ field: 'country', problem: 'must be a two-letter code of ISO 3166-1, such as JP' }],
} as const

/** Where a visitor of the play world comes from, and what its operator says of himself. */
export function createSandboxSiteHandlers({
  exampleFacts,
}: {
  readonly exampleFacts: ExampleFacts
}): HandlersOf<typeof sandboxSiteCalls> {
  return {
    chooseVisitor: async ({ country }) => {
      if (country !== null && !COUNTRIES.has(country)) return refuseRequest(countryUnknown)
      return answer({ country }, [{ kind: 'header', value: playCountryCookie(country) }])
    },
    facts: async () => ({ ok: true, status: 200, body: exampleFacts.read() }),
    setFacts: async (request) => ({ ok: true, status: 200, body: await exampleFacts.set(request) }),
  }
}
