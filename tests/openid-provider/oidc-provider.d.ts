// The package has no types of its own. What the tests use of it, no more.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Grant = {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }
  export type InteractionResult =
    | { readonly error: string }
    | {
        readonly login: { readonly accountId: string }
        readonly consent: { readonly grantId: string }
      }

  export class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>)
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ readonly params: Readonly<Record<string, unknown>> }>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: InteractionResult,
      options: { readonly mergeWithLastSubmission: boolean },
    ): Promise<void>
    readonly Grant: new (given: {
      readonly accountId: string
      readonly clientId: string
    }) => Grant
  }
}
