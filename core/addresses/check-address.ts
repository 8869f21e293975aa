import type { AddressFamily, Currency, Network, NetworkId } from '../currencies/index.ts'
import { type Failure, fail, ok, type Result } from '../result/index.ts'
import {
  type AddressRules,
  type ChainFlavour,
  LONGEST_ADDRESS,
  type ReadAddress,
  type ReadFailure,
} from './address-rules.ts'
import { isBurnAddress } from './burn-addresses.ts'
import { checkExtraId } from './check-extra-id.ts'
import { lookAlikesOf } from './look-alikes.ts'

export type AddressQuestion = {
  readonly address: string
  /** Null or empty where none was given. */
  readonly extraId: string | null
  readonly currency: Pick<Currency, 'extraIdName' | 'contractAddress'>
  readonly network: Pick<Network, 'id' | 'addressFamily'>
  readonly chainFlavour: ChainFlavour
  /** True where payment cannot work without one. Most wallets need none, so it is optional unless said. */
  readonly extraIdRequired?: boolean
}

/** A destination that its network accepts, ready to be stored and paid. */
export type CheckedAddress = {
  /** As given, except that an X-address of XRP becomes its classic address and tag. */
  readonly address: string
  /** One spelling per destination, for comparing with lists and favourites. */
  readonly canonical: string
  readonly extraId: string | null
  /** The network's word for its form: `p2wpkh`, `subaddress`, … */
  readonly form: string
  /** Other networks that would take the same text for one of their addresses: worth a question, no fault. */
  readonly alsoFits: readonly NetworkId[]
}

/**
 * `address_wrong_network` names networks that the text does fit, four at most. `extra_id_conflict`: the address carries an extra
 * id of its own, and another stands beside it.
 */
export type AddressFailure =
  | ReadFailure
  | { readonly code: 'address_wrong_network'; readonly fits: readonly NetworkId[] }
  | Failure<
      'extra_id_malformed' | 'extra_id_missing' | 'extra_id_not_supported' | 'extra_id_conflict'
    >

/** An address of Ethereum fits a dozen networks; nobody reads so many names. */
const MOST_NAMED = 4

type KnownNetwork = Pick<Network, 'id' | 'addressFamily'>

/**
 * Checks a destination by its network's rules, checksum included (EXCH-02). Text is taken as it stands: spaces around
 * it are a fault. A text that fails but is an address of other networks is `address_wrong_network`, which names the first
 * four of them.
 */
export function checkAddress(
  needs: {
    readonly rulesOf: (family: AddressFamily) => AddressRules
    readonly networks: readonly KnownNetwork[]
  },
  question: AddressQuestion,
): Result<CheckedAddress, AddressFailure> {
  const { rulesOf, networks } = needs
  const own = question.network.addressFamily
  const read = readWith(rulesOf(own), question)
  if (read.ok) return withExtraId(read.value, alsoFits(needs, question), question)
  // Other networks may write the same text; what is lost here is lost there.
  if (read.failure.code === 'address_unspendable') return read
  const fits = networks
    .filter((network) => network.addressFamily !== own)
    .filter((network) => recognisedBy(rulesOf(network.addressFamily), question))
    .slice(0, MOST_NAMED)
    .map((network) => network.id)
  return fits.length > 0 ? fail({ code: 'address_wrong_network', fits }) : read
}

/**
 * The same for a page: loads the rules of the coin's own family and of those that write the same addresses, and the others
 * only where those refuse the text.
 */
export async function checkAddressLoading(
  {
    loadRules,
    networks,
  }: {
    readonly loadRules: (family: AddressFamily) => Promise<AddressRules>
    readonly networks: readonly KnownNetwork[]
  },
  question: AddressQuestion,
): Promise<Result<CheckedAddress, AddressFailure>> {
  const own = await loadRules(question.network.addressFamily)
  const isRight = readWith(own, question).ok
  const families = new Set(
    isRight ? lookAlikesOf(own.family) : networks.map((network) => network.addressFamily),
  ).add(own.family)
  const loaded = await Promise.all([...families].map((family) => loadRules(family)))
  const byFamily = new Map(loaded.map((rules) => [rules.family, rules]))
  return checkAddress({ rulesOf: (family) => byFamily.get(family) ?? own, networks }, question)
}

function readWith(
  rules: AddressRules,
  { address, chainFlavour, currency }: AddressQuestion,
): Result<ReadAddress, ReadFailure> {
  if (address.length > LONGEST_ADDRESS) return fail({ code: 'address_malformed' })
  const read = rules.read(address, chainFlavour)
  // Tokens sent to their own contract stay there for ever; the mistake is common because wallets show that address.
  const isLost =
    read.ok &&
    (read.value.canonical === currency.contractAddress ||
      isBurnAddress(rules.family, read.value.canonical))
  return isLost ? fail({ code: 'address_unspendable' }) : read
}

function recognisedBy(rules: AddressRules, { address, chainFlavour }: AddressQuestion): boolean {
  return address.length <= LONGEST_ADDRESS && rules.recognises(address, chainFlavour)
}

function alsoFits(
  needs: {
    readonly rulesOf: (family: AddressFamily) => AddressRules
    readonly networks: readonly KnownNetwork[]
  },
  { address, chainFlavour, network }: AddressQuestion,
): readonly NetworkId[] {
  const families = lookAlikesOf(network.addressFamily).filter(
    (family) => needs.rulesOf(family).read(address, chainFlavour).ok,
  )
  return needs.networks
    .filter(({ addressFamily }) => families.includes(addressFamily))
    .map(({ id }) => id)
}

function withExtraId(
  { address, canonical, form, impliedExtraId, saysExtraId }: ReadAddress,
  alsoFits: readonly NetworkId[],
  { currency, network, extraId, extraIdRequired }: AddressQuestion,
): Result<CheckedAddress, AddressFailure> {
  const given = extraId || null
  if (given === null) {
    const isMissing = extraIdRequired === true && !saysExtraId
    return isMissing
      ? fail({ code: 'extra_id_missing' })
      : ok({ address, canonical, extraId: impliedExtraId, form, alsoFits })
  }
  if (currency.extraIdName === null) return fail({ code: 'extra_id_not_supported' })
  if (saysExtraId && given !== impliedExtraId) return fail({ code: 'extra_id_conflict' })
  const checked = checkExtraId(given, network.addressFamily)
  return checked.ok ? ok({ address, canonical, extraId: given, form, alsoFits }) : checked
}
