import type { NetworkId } from '../currencies/index.ts'
import type { Amount, AssetCode } from '../money/index.ts'
import type { Failure, Result } from '../result/index.ts'
import type { IdentityStatus, WebhookMessage } from './identity.ts'
import type { PlayFiatMishap, PlayFiatOrder, PlayFiatOutcome } from './play-fiat.ts'
import type { SocialProvider } from './social.ts'

/** How a provider of the sandbox world behaves until told otherwise. */
export type ProviderMode = 'ok' | 'slow' | 'silent' | 'down' | 'garbage'

/** `chains`, `rates`, `mail`, … */
export type ProviderKind = string

export type PlayPayment = {
  readonly amount: Amount
  readonly extraId: string | null
  readonly txId: string
  readonly confirmations: number
}

export type StoredMail = {
  /** Its name in the box; grows with every mail. */
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Milliseconds since 1970, UTC. */
  readonly createdAt: number
}

/** How risky the sandbox's screening finds an address or a payment. */
export type PlayRisk = {
  readonly address: string
  readonly score: number
  readonly isListed: boolean
}

/** What a person at the sandbox's identification page decides. */
export type PlayVerdict = 'approve' | 'refuse' | 'retry' | 'later'

/** A readable name of the sandbox world. */
export type PlayName = { readonly name: string; readonly hasAddresses: boolean }

/** A payment that the play wallet was asked for (TRACK-08). */
export type PlayFundsRequest = {
  readonly orderCode: string
  readonly name: string
  readonly currency: AssetCode
  /** Exact decimal text of whole coins. */
  readonly amount: string
  readonly address: string
  readonly extraId: string | null
  readonly state: 'asked' | 'paid' | 'ignored'
  /** Milliseconds since 1970, UTC. */
  readonly createdAt: number
}

/** What a person at the sandbox's consent page agrees to, with what the try brought there (AUTH-06). */
export type SandboxConsent = {
  readonly provider: SocialProvider
  /** Whoever has the same name here is the same person to the provider. */
  readonly person: string
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly nonce: string
  readonly codeChallenge: string
  readonly redirectUri: string
}

/** The customer's play wallet and the switches of the sandbox world. Exists only where the world is `play`. */
export type SandboxPort = {
  /** Pays from the customer's play wallet, which never runs dry. */
  readonly pay: (payment: {
    readonly amount: Amount
    readonly address: string
    readonly extraId: string | null
  }) => Promise<{ readonly txId: string }>
  /** Makes blocks at once; answers the new height. */
  readonly mine: (network: NetworkId, count: number) => Promise<{ readonly height: number }>
  /** Replaces the last `depth` blocks. Payments in them vanish for good when `drop` is true, else wait again. */
  readonly reorganise: (
    network: NetworkId,
    depth: number,
    drop: boolean,
  ) => Promise<{ readonly height: number }>
  /**
   * Congests a network: transactions of ours that pay less than `units` of its fee coin wait, until replaced by dearer
   * ones or until the limit is lifted (null). Answers the fee that is usual there and the least one now.
   */
  readonly setMinimumFee: (
    network: NetworkId,
    units: bigint | null,
  ) => Promise<{ readonly usual: Amount; readonly minimum: Amount | null }>
  /** What the chain says an address received, on every network that knows it. */
  readonly received: (address: string) => Promise<readonly PlayPayment[]>
  /** A fresh address of the right form, as a customer's own wallet would give. */
  readonly customerAddress: (
    asset: AssetCode,
  ) => Promise<{ readonly address: string; readonly extraId: string | null }>
  /** Addresses of the asset's network that screening always finds risky, the worst first. */
  readonly riskyAddresses: (asset: AssetCode) => Promise<readonly PlayRisk[]>
  /** Has screening find an address or a transaction as risky as this from now on. */
  readonly setRisk: (
    subject: string,
    risk: { readonly score: number; readonly isListed: boolean },
  ) => Promise<void>
  /** How far an identification is; `none` of one that was never begun. */
  readonly identity: (reference: string) => Promise<IdentityStatus>
  /** Decides an identification; answers the message that its provider sends, null while that is down. */
  readonly decideIdentity: (
    reference: string,
    verdict: PlayVerdict,
  ) => Promise<Result<WebhookMessage | null, Failure<'identity_unknown'>>>
  readonly setMode: (
    kind: ProviderKind,
    provider: string,
    mode: ProviderMode,
  ) => Promise<Result<null, Failure<'provider_unknown'>>>
  readonly modes: () => Promise<
    readonly {
      readonly kind: ProviderKind
      readonly provider: string
      readonly mode: ProviderMode
    }[]
  >
  readonly heights: () => Promise<
    readonly { readonly network: NetworkId; readonly height: number }[]
  >
  readonly names: () => Promise<readonly PlayName[]>
  /** Lets a name say other addresses from now on, as its owner could. */
  readonly moveName: (name: string) => Promise<Result<null, Failure<'name_unknown'>>>
  /** Newest first. */
  readonly fundsRequests: () => Promise<readonly PlayFundsRequest[]>
  /** The payer has decided. Answers the request, once; paying is another step. */
  readonly endFundsRequest: (
    orderCode: string,
    outcome: 'paid' | 'ignored',
  ) => Promise<Result<PlayFundsRequest, Failure<'funds_request_unknown'>>>
  /** Somebody agrees at the sandbox's social provider: answers the code for its redirect. */
  readonly consent: (consent: SandboxConsent) => Promise<{ readonly code: string }>
  /** Purchases and sales at the sandbox's fiat providers, newest first. */
  readonly fiatOrders: () => Promise<readonly PlayFiatOrder[]>
  /** One by its own name or by the exchange's; null where there is none. */
  readonly fiatOrder: (name: string) => Promise<PlayFiatOrder | null>
  /** What the person, the bank or the provider's people do about it; what happened already is not done twice. */
  readonly decideFiatOrder: (
    name: string,
    outcome: PlayFiatOutcome,
  ) => Promise<
    Result<PlayFiatOrder, Failure<'play_fiat_order_unknown' | 'play_fiat_order_settled'>>
  >
  /** Has something happen to the provider's next message. */
  readonly orderFiatMishap: (
    provider: string,
    mishap: PlayFiatMishap,
  ) => Promise<Result<null, Failure<'provider_unknown'>>>
  /** Has the provider's last message brought once more, byte by byte. */
  readonly repeatFiatMessage: (
    provider: string,
  ) => Promise<Result<null, Failure<'play_fiat_message_unknown'>>>
  /** Newest first. */
  readonly mails: (to: string | null) => Promise<readonly StoredMail[]>
}
