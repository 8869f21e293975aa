/** An address that this browser has used before; kept in the browser only. */
export type KeptAddress = {
  /** The coin's ticker. */
  readonly currency: string
  readonly kind: 'destination' | 'refund'
  readonly address: string
  readonly extraId: string
  /** The name it was given by; null where the address itself was typed. */
  readonly alias: string | null
  /** Of an order that was made while signed in: it goes from this browser when its owner signs out. */
  readonly isAccounts?: boolean
}

/** What this browser keeps. `isOn` is the customer's own switch. */
export type KeptAddresses = { readonly isOn: boolean; readonly addresses: readonly KeptAddress[] }

type Reader = Pick<Storage, 'getItem'>
type Keeper = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'kept-addresses'
const MOST = 30

const nothing: KeptAddresses = { isOn: true, addresses: [] }

/** Everything that is kept, newest first. What cannot be read counts as nothing. */
export function readKeptAddresses(storage: Reader): KeptAddresses {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('addresses' in kept)) return nothing
    const addresses = Array.isArray(kept.addresses) ? kept.addresses.filter(isKeptAddress) : []
    return { isOn: !('isOn' in kept) || kept.isOn !== false, addresses }
  } catch {
    return nothing
  }
}

/** The earlier addresses for one coin and purpose, newest first (EXCH-04 for guests). */
export function keptAddressesFor(
  storage: Reader,
  wanted: Pick<KeptAddress, 'currency' | 'kind'>,
): readonly KeptAddress[] {
  const { isOn, addresses } = readKeptAddresses(storage)
  return isOn ? addresses.filter((kept) => isFor(kept, wanted)) : []
}

/**
 * Puts an address that an order was made with at the head. Does nothing where the customer wants none kept. What was kept
 * for a guest before stays his.
 */
export function keepAddress(storage: Keeper, address: KeptAddress): void {
  const { isOn, addresses } = readKeptAddresses(storage)
  if (!isOn) return
  const before = addresses.find((kept) => isSame(kept, address))
  const others = addresses.filter((kept) => kept !== before)
  const isGuests = before !== undefined && before.isAccounts !== true
  const kept = isGuests ? { ...address, isAccounts: false } : address
  write(storage, { isOn, addresses: [kept, ...others].slice(0, MOST) })
}

/** Forgets one address. */
export function forgetAddress(storage: Keeper, address: KeptAddress): void {
  const { isOn, addresses } = readKeptAddresses(storage)
  write(storage, { isOn, addresses: addresses.filter((kept) => !isSame(kept, address)) })
}

/** Forgets those of orders that an account's owner made here. */
export function forgetAccountAddresses(storage: Keeper): void {
  const { isOn, addresses } = readKeptAddresses(storage)
  const left = addresses.filter(({ isAccounts }) => isAccounts !== true)
  if (left.length < addresses.length) write(storage, { isOn, addresses: left })
}

/** Turns keeping on or off. Off forgets everything at once. */
export function switchKeeping(storage: Keeper, isOn: boolean): void {
  write(storage, { isOn, addresses: isOn ? readKeptAddresses(storage).addresses : [] })
}

function write(storage: Keeper, kept: KeptAddresses): void {
  try {
    storage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A full or forbidden storage costs only the list.
  }
}

function isFor(kept: KeptAddress, { currency, kind }: Pick<KeptAddress, 'currency' | 'kind'>) {
  return kept.currency === currency && kept.kind === kind
}

function isSame(one: KeptAddress, other: KeptAddress): boolean {
  return isFor(one, other) && one.address === other.address && one.extraId === other.extraId
}

function isKeptAddress(value: unknown): value is KeptAddress {
  if (typeof value !== 'object' || value === null) return false
  const fields: Readonly<Record<string, unknown>> = { ...value }
  return (
    typeof fields.currency === 'string' &&
    (fields.kind === 'destination' || fields.kind === 'refund') &&
    typeof fields.address === 'string' &&
    typeof fields.extraId === 'string' &&
    (fields.alias === null || typeof fields.alias === 'string')
  )
}
