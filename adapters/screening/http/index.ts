export { createHttpScreening, type HttpScreeningNeeds } from './create-http-screening.ts'
