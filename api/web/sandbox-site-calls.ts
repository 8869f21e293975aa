import { countryCodes } from '@causeway/core/fiat'
import type { SandboxCalls, SandboxFactsReply, SandboxFactsRequest } from '../contract/index.ts'
import { refuseRequest } from '../failures/index.ts'
import { playCountryCookie } from '../http/index.ts'

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
export function createSandboxSiteCalls({
  exampleFacts,
}: {
  readonly exampleFacts: ExampleFacts
}): Pick<SandboxCalls, 'chooseVisitor' | 'facts' | 'setFacts'> {
  return {
    chooseVisitor: async ({ country }) => {
      if (country !== null && !COUNTRIES.has(country)) return refuseRequest(countryUnknown)
      return { ok: true, status: 200, body: { country, setCookie: playCountryCookie(country) } }
    },
    facts: async () => ({ ok: true, status: 200, body: exampleFacts.read() }),
    setFacts: async (request) => ({ ok: true, status: 200, body: await exampleFacts.set(request) }),
  }
}
