import type { AddressRules } from '../address-rules.ts'
import { evm } from './evm.ts'

/** VeChain: written and checked as Ethereum's are. Nothing in the text names it, so the text is taken for Ethereum's. */
export const vechain: AddressRules = {
  family: 'vechain',
  read: evm.read,
  recognises: () => false,
}
