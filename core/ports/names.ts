import type { Currency, Network } from '../currencies/index.ts'
import type { Failure, Result } from '../result/index.ts'

/** What a readable name stands for, for one coin (EXCH-03). */
export type ResolvedName = {
  /** As the record says it: not yet checked by the coin's address rules. */
  readonly address: string
  readonly extraId: string | null
  /** The name as the provider's own rules write it. */
  readonly alias: string
  readonly provider: string
}

/**
 * - `name_malformed`: no name by the provider's rules;
 * - `name_spoofed`: written so that it looks like another name;
 * - `name_not_found`: nobody registered it;
 * - `name_has_no_address`: it is registered, and says no address of this coin on this network;
 * - `name_provider_unreachable`: the provider did not answer in time, or not sensibly.
 */
export type NameFailure = Failure<
  | 'name_malformed'
  | 'name_spoofed'
  | 'name_not_found'
  | 'name_has_no_address'
  | 'name_provider_unreachable'
>

export type NameQuestion = {
  /** Read by `readName` before. */
  readonly name: string
  readonly currency: Pick<Currency, 'ticker' | 'code' | 'contractAddress' | 'extraIdName'>
  readonly network: Pick<Network, 'id' | 'addressFamily' | 'feeAsset'>
}

/** One naming service. Never throws for what a service can do: an answer that makes no sense is `unreachable`. */
export type NamePort = {
  /** As it is stored and shown: `ens`, `unstoppable`, `sandbox`. */
  readonly provider: string
  /** Whether a name is of this service, by its text alone. No I/O. */
  readonly recognises: (name: string) => boolean
  readonly resolve: (question: NameQuestion) => Promise<Result<ResolvedName, NameFailure>>
}
