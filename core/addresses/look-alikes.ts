import type { AddressFamily } from '../currencies/index.ts'

/**
 * Families whose addresses the family's own rules accept as well, letter by letter: the text cannot tell which network
 * its owner means. Only what a customer may well have at hand: Ethereum's wallets name VeChain nowhere, but whoever
 * wants VeChain may have copied an address of Ethereum.
 */
const LOOK_ALIKES: Partial<Record<AddressFamily, readonly AddressFamily[]>> = {
  bitcoin: ['bitcoincash', 'bitcoinsv'],
  bitcoincash: ['bitcoin', 'bitcoinsv'],
  bitcoinsv: ['bitcoin', 'bitcoincash'],
  dogecoin: ['digibyte'],
  digibyte: ['dogecoin'],
  vechain: ['evm'],
  sui: ['aptos'],
  aptos: ['sui'],
}

/** The families that an address of this one may be mistaken for. */
export function lookAlikesOf(family: AddressFamily): readonly AddressFamily[] {
  return LOOK_ALIKES[family] ?? []
}
