export { findMoney } from './find-money.ts'
export { keepMoney } from './kept-money.ts'
export { useWorth } from './use-worth.ts'
export { Worth } from './worth.tsx'
