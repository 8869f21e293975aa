import type { CustomerAddress, Wish } from '../../customers/index.ts'

/** A payment that somebody received, in the asset's smallest units. */
export type Received = { readonly txId: string; readonly units: bigint }

/** A cheat's payment can be made to vanish; nobody else's rests on it. */
export type Payer = 'honest' | 'cheat'

/** Where an address is: an asset's own chain knows it. */
export type Place = { readonly asset: string } & CustomerAddress

/**
 * The chains of a trial as their other users have them: customers pay, miners make blocks, and everybody can count. None
 * of it goes through the product, so it works while that is dead.
 */
export type Market = {
  readonly name: 'sandbox' | 'nodes'
  /** What the product must be told to be on these chains. */
  readonly environment: Readonly<Record<string, string>>
  /** Which coins play which part; each story has chains that no other story disturbs. */
  readonly parts: Parts
  /** Called once, when the product has run for the first time: gives it its stock where it has none. */
  readonly stock: (shop: { readonly url: string }) => Promise<void>
  readonly customerAddress: (asset: string) => Promise<CustomerAddress>
  readonly pay: (to: Place, units: bigint, payer?: Payer) => Promise<Received>
  readonly received: (at: Place) => Promise<readonly Received[]>
  /** What hot wallets and these pay-in addresses hold, by asset, in smallest units: only what is in blocks. */
  readonly holdings: (payIns: readonly Place[]) => Promise<ReadonlyMap<string, bigint>>
  /** No blocks come on an asset's chain until what is answered is called; waits for whoever holds it now. */
  readonly holdBlocks: (asset: string) => Promise<() => void>
  readonly mine: (asset: string, blocks: number) => Promise<void>
  /** Replaces the last blocks by others: `gone` vanishes for good, everything else in them waits again. */
  readonly reorganise: (asset: string, depth: number, gone: readonly string[]) => Promise<void>
  /** How many blocks lie on a payment, its own included; 0 while it waits. */
  readonly depthOf: (at: Place, txId: string) => Promise<number>
  readonly close: () => Promise<void>
}

export type Pair = Pick<Wish, 'from' | 'to' | 'amountFrom' | 'refId'>

export type Parts = {
  readonly plain: readonly Pair[]
  readonly guaranteed: readonly Pair[]
  readonly refunded: readonly Pair[]
  /** The deposit is reorganised out and comes back. */
  readonly returning: readonly Pair[]
  /** The deposit is reorganised out for good; the customer pays again. */
  readonly vanishing: readonly Pair[]
  /** The payout is reorganised out for good. */
  readonly payoutLost: readonly Pair[]
}
