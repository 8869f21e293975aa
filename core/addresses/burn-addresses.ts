import type { AddressFamily } from '../currencies/index.ts'

/**
 * Well-known addresses that nobody has a key for, in their canonical spelling: where coins are sent to be destroyed, and
 * programs of the network itself. Families without one are not listed.
 */
export const burnAddresses: Readonly<Partial<Record<AddressFamily, readonly string[]>>> = {
  bitcoin: [
    '1BitcoinEaterAddressDontSendf59kuE',
    '1CounterpartyXXXXXXXXXXXXXXXUWLpVr',
    // The hash of an empty public key.
    '1HT7xU2Ngenf7D4yocz2SAcnNLW7rK8d4E',
  ],
  dogecoin: ['DDogepartyxxxxxxxxxxxxxxxxxxw1dfzr'],
  evm: ['0xdEAD000000000000000042069420694206942069'],
  // ACCOUNT_ONE, the names' black hole, the NaN address and the genesis account, as the ledger's documentation lists them.
  ripple: [
    'rrrrrrrrrrrrrrrrrrrrBZbvji',
    'rrrrrrrrrrrrrrrrrNAMEtxvNvQ',
    'rrrrrrrrrrrrrrrrrrrn5RM1rHd',
    'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
  ],
  solana: [
    '1nc1nerator11111111111111111111111111111111',
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    'SysvarC1ock11111111111111111111111111111111',
    'Stake11111111111111111111111111111111111111',
    'Vote111111111111111111111111111111111111111',
  ],
  stellar: ['GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF'],
  tezos: ['tz1burnburnburnburnburnburnburjAYjjX'],
  tron: ['TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy'],
}

/** Families that write an account as the digits of its number. */
const NUMBERED: ReadonlySet<AddressFamily> = new Set(['evm', 'vechain', 'sui', 'aptos'])

/**
 * True where nobody could ever move what arrives at a well-formed address: it is a well-known burn address, or its
 * digits are no key's. The lowest numbers are the network's own programs (`0x…dEaD` is among them), and one digit
 * throughout was written by a person.
 */
export function isBurnAddress(family: AddressFamily, canonical: string): boolean {
  if (burnAddresses[family]?.includes(canonical)) return true
  if (!NUMBERED.has(family)) return false
  return /^0x0*[\da-f]{0,4}$/i.test(canonical) || /^0x([\da-f])\1+$/i.test(canonical)
}
