export { addressRulesOf } from './address-rules-of.ts'
