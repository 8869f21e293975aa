import type { CurrencyOut } from '@causeway/api/contract'

/** What an address field knows of its coin. */
export type AddressCoin = Pick<
  CurrencyOut,
  | 'ticker'
  | 'code'
  | 'protocol'
  | 'network'
  | 'networkBadge'
  | 'addressFamily'
  | 'decimals'
  | 'contractAddress'
  | 'extraIdName'
>

/** An address that its network accepts. */
export type FoundAddress = {
  readonly address: string
  /** What the address or the name itself says must go with it; null where they say nothing. */
  readonly impliedExtraId: string | null
  /** The name that was typed, as its own rules write it, and who told its address (EXCH-03). Null where an address was typed. */
  readonly alias: string | null
  /** The same name in ASCII where it holds other letters. */
  readonly asciiAlias: string | null
  readonly provider: string | null
  /** Networks that write the same address: it is right if the wallet is. */
  readonly alsoFits: readonly string[]
}

/** Why an address cannot be used. `message` is the server's own sentence. */
export type AddressProblem = {
  readonly field: 'address' | 'extraId'
  readonly code: string
  readonly message: string | null
  /** Networks that the address belongs to instead. */
  readonly networks: readonly string[]
}

/** What is known of what was typed. */
export type AddressFinding =
  | { readonly state: 'empty' | 'checking' | 'resolving' }
  /** `isConfirmed`: the server has said so too. */
  | { readonly state: 'good'; readonly found: FoundAddress; readonly isConfirmed: boolean }
  | {
      readonly state: 'bad'
      readonly problem: AddressProblem
      /** The address itself where only its extra id is at fault. */
      readonly found: FoundAddress | null
    }
