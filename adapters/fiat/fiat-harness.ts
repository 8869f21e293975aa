import type {
  FiatCheckout,
  FiatLimits,
  FiatOrderState,
  FiatPlace,
  FiatPort,
  FiatQuestion,
  FiatSide,
  WebhookMessage,
} from '@causeway/core/ports'
import type { FiatFault } from './provider-server.fixture.ts'

/** What the provider makes of a person who comes through our checkout. */
export type FiatArrival = {
  readonly address: string
  readonly amount: string
  readonly reference: string
  /** Whether the provider takes it to be from us: a signature or a key of ours. */
  readonly isOurs: boolean
}

/** What a provider of fiat gives the contract suite: itself, and the other side of it. */
export type FiatHarness = {
  readonly fiat: FiatPort
  /** A question that has an offer, for every side that the provider has. */
  readonly questions: Partial<Readonly<Record<FiatSide, FiatQuestion>>>
  /** Where its coins can go. */
  readonly address: string
  readonly unknownCoin: Pick<FiatQuestion, 'coin' | 'network'>
  /** Null: the provider does not say so before the checkout. */
  readonly unknownPlace: FiatPlace | null
  /** Amounts that are too small and too large, and what the provider says of them; none where it says nothing. */
  readonly limits: Partial<
    Readonly<
      Record<
        FiatSide,
        { readonly below: string; readonly above: string; readonly limits: FiatLimits }
      >
    >
  >
  readonly arrivalOf: (checkout: FiatCheckout) => FiatArrival | Promise<FiatArrival>
  /** Moves an order that was checked out. */
  readonly setState: (order: FiatOrderKey, state: FiatOrderState) => Promise<void> | void
  /** What the provider would send us about it, signed at a time (milliseconds since 1970). */
  readonly messageAbout: (order: FiatOrderKey, at: number) => WebhookMessage
  readonly setFault: (fault: FiatFault | null) => void
  /** Must not stand in anything that we get. */
  readonly secrets: readonly string[]
  readonly stop: () => Promise<void>
}

export type FiatOrderKey = { readonly reference: string; readonly side: FiatSide }

/** What can be said of a provider before it is there. */
export type FiatAbilities = {
  readonly sides: readonly FiatSide[]
  /** Those that its words can be translated to. */
  readonly states: Partial<Readonly<Record<FiatSide, readonly FiatOrderState[]>>>
  /** Where states are believed: what `read` says, or the signed message where the provider cannot be asked. */
  readonly toldBy: 'read' | 'webhook'
  /** Whether its messages are dated, so that an old one is refused. */
  readonly datesMessages: boolean
  /** Where the signature stands: apart from the body, or the body is a signed token itself. */
  readonly signs?: 'headers' | 'body'
  readonly faults: readonly FiatFault[]
}
