export { findMoney } from './find-money.ts'
export { keepMoney } from './saved-money.ts'
export { useWorth } from './use-worth.ts'
export { Worth } from './worth.tsx'
