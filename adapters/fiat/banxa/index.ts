export { openBanxa as open } from './open-banxa.ts'
