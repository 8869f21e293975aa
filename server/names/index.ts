import { type ChainFlavour, checkAddress } from '@causeway/core/addresses'
import { addressRulesOf } from '@causeway/core/addresses/all'
import type { Catalogue, NetworkId } from '@causeway/core/currencies'
import { readName } from '@causeway/core/names'
import type { NameFailure, NamePort } from '@causeway/core/ports'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'

export type NamesNeeds = {
  /** Every naming service as one. */
  readonly names: NamePort
  readonly catalogue: Catalogue
  readonly flavourOf: (network: NetworkId) => ChainFlavour
}

export type ResolvedAlias = {
  readonly address: string
  /** One spelling per destination, to tell whether two are the same. */
  readonly canonical: string
  readonly extraId: string | null
  readonly alias: string
  /** The name in ASCII where it holds other letters; else null. */
  readonly asciiAlias: string | null
  readonly provider: string
}

/**
 * `name_not_supported`: no service here knows names that end like this. `name_address_wrong`: the name says something
 * for the coin that is no address of its network.
 */
export type AliasFailure =
  | NameFailure
  | Failure<'name_not_supported' | 'name_address_wrong'>
  | (Failure<'currency_unknown'> & { readonly asset: string })

/**
 * The address behind a readable name, for one coin (EXCH-03): the name is read by rules against look-alikes, the service
 * that knows such names is asked, and what it says is checked by the coin's own address rules.
 */
export async function resolveAlias(
  { catalogue, flavourOf, names }: NamesNeeds,
  question: { readonly domain: string; readonly ticker: string },
): Promise<Result<ResolvedAlias, AliasFailure>> {
  const currency = catalogue.find(question.ticker.toLowerCase())
  if (currency === undefined || currency.isFiat) {
    return fail({ code: 'currency_unknown', asset: question.ticker })
  }
  const read = readName(question.domain)
  if (!read.ok) return read
  const { ascii, name } = read.value
  if (!names.recognises(name)) return fail({ code: 'name_not_supported' })
  const network = catalogue.networkOf(currency)
  const resolved = await names.resolve({ name, currency, network })
  if (!resolved.ok) return resolved
  const checked = checkAddress(
    { rulesOf: addressRulesOf, networks: catalogue.networks },
    {
      address: resolved.value.address,
      extraId: resolved.value.extraId,
      currency,
      network,
      chainFlavour: flavourOf(network.id),
    },
  )
  if (!checked.ok) return fail({ code: 'name_address_wrong' })
  const { address, canonical, extraId } = checked.value
  const { alias, provider } = resolved.value
  return ok({ address, canonical, extraId, alias, asciiAlias: ascii, provider })
}
