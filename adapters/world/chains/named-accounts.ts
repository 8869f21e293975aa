import { playAddress } from '../addresses/play-address.ts'
import { addressesOfNames } from '../addresses/play-names.ts'
import { numberOf } from '../counters-store.ts'
import { type World, worldNetwork } from '../world.ts'
import { hotWalletAddress } from './watched-store.ts'

// All pay-ins of a memo coin share the address of index 0.
const PAY_IN_INDEX = 0

/** Whether accounts of a network have names that must be made before they can be paid. */
export function namesAccounts(world: World, network: string): boolean {
  return worldNetwork(world, network).addressFamily === 'eos'
}

/** Whether a network has an account: one of the world's own people, or one that a transaction made. */
export function accountExists(world: World, network: string, name: string): boolean {
  if (name === hotWalletAddress(world, network)) return true
  if (name === playAddress(world, network, 'pay-in', PAY_IN_INDEX)) return true
  return (
    customersOf(world, network).has(name) ||
    addressesOfNames(world, network).includes(name) ||
    makerOf(world, network, name) !== null
  )
}

/** The transaction that made an account, waiting or in a block; null where none did. */
export function makerOf(world: World, network: string, name: string): string | null {
  const row = world.store
    .prepare(
      `SELECT made.tx_id AS txId FROM made_accounts AS made
       JOIN transactions USING (network, tx_id) WHERE network = ? AND name = ?`,
    )
    .get(network, name) as { txId: string } | undefined
  return row?.txId ?? null
}

/** Remembers that a transaction makes an account. It is there as long as the transaction is. */
export function recordMadeAccount(
  world: World,
  made: {
    readonly network: string
    readonly name: string
    readonly txId: string
    readonly key: string
  },
): void {
  world.store
    .prepare(
      `INSERT OR REPLACE INTO made_accounts (network, name, tx_id, owner_key) VALUES (?, ?, ?, ?)`,
    )
    .run(made.network, made.name, made.txId, made.key)
}

type Customers = { readonly names: Set<string>; known: number }
const customersByWorld = new WeakMap<World, Map<string, Customers>>()

/** Accounts that customers were given so far: they follow from the seed, so that counting them is enough. */
function customersOf(world: World, network: string): ReadonlySet<string> {
  const byNetwork = customersByWorld.get(world) ?? new Map<string, Customers>()
  customersByWorld.set(world, byNetwork)
  const customers = byNetwork.get(network) ?? { names: new Set<string>(), known: 0 }
  byNetwork.set(network, customers)
  const given = numberOf(world, `customer ${network}`)
  for (; customers.known < given; customers.known += 1) {
    customers.names.add(playAddress(world, network, 'customer', customers.known + 1))
  }
  return customers.names
}
