export { sealText, unsealText } from './sealed-text.ts'
