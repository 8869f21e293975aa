export { checkLocally } from './check-locally.ts'
export { judgeAddress } from './judge-address.ts'
