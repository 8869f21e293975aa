export { openMoonpay as open } from './open-moonpay.ts'
