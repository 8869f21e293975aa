export { openTransak as open } from './open-transak.ts'
