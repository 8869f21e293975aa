export { findMoney } from './find-money.ts'
export { keepMoney } from './kept-money.ts'
export { useWorthRates } from './use-worth-rates.ts'
export { Worth, type WorthProps } from './worth.tsx'
