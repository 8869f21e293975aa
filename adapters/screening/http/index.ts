export { createHttpScreening } from './create-http-screening.ts'
