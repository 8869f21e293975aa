export { createListScreening } from './create-list-screening.ts'
