import {
  type AddressFailure,
  type CheckedAddress,
  checkAddressLoading,
  isAddressFamily,
  loadAddressRules,
} from '@causeway/core/addresses'
import type { Result } from '@causeway/core/result'
import type { AddressCoin } from './address-finding.ts'

/**
 * Checks an address by the rules of its coin's family, which are loaded when they are first needed (EXCH-02). Null
 * where they cannot be loaded: then only the server can say. Which other network a refused address belongs to is left to
 * the server, so that a page does not load the rules of them all.
 */
export async function checkLocally(
  coin: AddressCoin,
  address: string,
  extraId: string | null,
): Promise<Result<CheckedAddress, AddressFailure> | null> {
  const { addressFamily } = coin
  if (!isAddressFamily(addressFamily)) return null
  try {
    return await checkAddressLoading(
      { loadRules: loadAddressRules, networks: [] },
      {
        address,
        extraId,
        currency: coin,
        network: { id: coin.protocol, addressFamily },
        chainFlavour: 'main',
      },
    )
  } catch {
    // A part of the script that does not arrive says nothing about the address.
    return null
  }
}
