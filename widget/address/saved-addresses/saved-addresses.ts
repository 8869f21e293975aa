/** An address that this browser has used before; kept in the browser only. */
export type SavedAddress = {
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
export type SavedAddresses = { readonly isOn: boolean; readonly addresses: readonly SavedAddress[] }

type Reader = Pick<Storage, 'getItem'>
type Keeper = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'kept-addresses'
const MOST = 30

const nothing: SavedAddresses = { isOn: true, addresses: [] }

/** Everything that is kept, newest first. What cannot be read counts as nothing. */
export function readSavedAddresses(storage: Reader): SavedAddresses {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('addresses' in kept)) return nothing
    const addresses = Array.isArray(kept.addresses) ? kept.addresses.filter(isSavedAddress) : []
    return { isOn: !('isOn' in kept) || kept.isOn !== false, addresses }
  } catch {
    return nothing
  }
}

/** The earlier addresses for one coin and purpose, newest first (EXCH-04 for guests). */
export function savedAddressesFor(
  storage: Reader,
  wanted: Pick<SavedAddress, 'currency' | 'kind'>,
): readonly SavedAddress[] {
  const { isOn, addresses } = readSavedAddresses(storage)
  return isOn ? addresses.filter((kept) => isFor(kept, wanted)) : []
}

/**
 * Puts an address that an order was made with at the head. Does nothing where the customer wants none kept. What was kept
 * for a guest before stays his.
 */
export function keepAddress(storage: Keeper, address: SavedAddress): void {
  const { isOn, addresses } = readSavedAddresses(storage)
  if (!isOn) return
  const before = addresses.find((kept) => isSame(kept, address))
  const others = addresses.filter((kept) => kept !== before)
  const isGuests = before !== undefined && before.isAccounts !== true
  const kept = isGuests ? { ...address, isAccounts: false } : address
  write(storage, { isOn, addresses: [kept, ...others].slice(0, MOST) })
}

/** Forgets one address. */
export function forgetAddress(storage: Keeper, address: SavedAddress): void {
  const { isOn, addresses } = readSavedAddresses(storage)
  write(storage, { isOn, addresses: addresses.filter((kept) => !isSame(kept, address)) })
}

/** Forgets those of orders that an account's owner made here. */
export function forgetAccountAddresses(storage: Keeper): void {
  const { isOn, addresses } = readSavedAddresses(storage)
  const left = addresses.filter(({ isAccounts }) => isAccounts !== true)
  if (left.length < addresses.length) write(storage, { isOn, addresses: left })
}

/** Turns keeping on or off. Off forgets everything at once. */
export function switchKeeping(storage: Keeper, isOn: boolean): void {
  write(storage, { isOn, addresses: isOn ? readSavedAddresses(storage).addresses : [] })
}

function write(storage: Keeper, kept: SavedAddresses): void {
  try {
    storage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A full or forbidden storage costs only the list.
  }
}

function isFor(kept: SavedAddress, { currency, kind }: Pick<SavedAddress, 'currency' | 'kind'>) {
  return kept.currency === currency && kept.kind === kind
}

function isSame(one: SavedAddress, other: SavedAddress): boolean {
  return isFor(one, other) && one.address === other.address && one.extraId === other.extraId
}

function isSavedAddress(value: unknown): value is SavedAddress {
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
