import type { Calls, SandboxCalls } from '@causeway/api/contract'
import type { PageContext } from './load-context.ts'

/** What the server hands to a page of a play world, in English; a call that the test does not answer throws. */
export function testPage(answers: {
  readonly calls?: Partial<Calls>
  readonly sandbox?: Partial<SandboxCalls> | null
}): PageContext {
  return {
    calls: answering(answers.calls ?? {}),
    sandbox: answers.sandbox === null ? null : answering(answers.sandbox ?? {}),
    staff: null,
    language: 'en',
    world: 'play',
    cspNonce: 'a-nonce',
    caller: { holderSecrets: ['a-secret'], country: 'DE' },
    brand: { name: 'Causeway', supportEmail: null, look: null },
    site: Object.create(null),
    edited: { phrases: {}, pages: {} },
    publicUrl: 'https://exchange.example',
    apiCalls: [],
    developerDocs: Object.create(null),
    defaultPair: { from: 'btc', to: 'eth', amount: '0.1' },
    frame: null,
    widgetSites: null,
    clock: { now: () => Date.UTC(2026, 10, 27) },
    onError: (error) => {
      throw error
    },
  }
}

/** The refusal of a call. */
export function refusal(
  status: number,
  code: string,
  details: Readonly<Record<string, string>> = {},
) {
  return {
    ok: false as const,
    status,
    body: { error: { code, message: `It says ${code}.`, details } },
  }
}

function answering<T extends object>(answers: Partial<T>) {
  return new Proxy(Object.create(null), {
    get: (_, name) => {
      const answer = Reflect.get(answers, name)
      if (answer === undefined) throw new Error(`nobody answers ${String(name)}`)
      return answer
    },
  })
}
