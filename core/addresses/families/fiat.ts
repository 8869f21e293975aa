import { fail } from '../../result/index.ts'
import type { AddressRules } from '../address-rules.ts'

/** Money of states lies on accounts at banks: no text is an address of it. */
export const fiat: AddressRules = {
  family: 'fiat',
  read: () => fail({ code: 'address_malformed' }),
  recognises: () => false,
}
