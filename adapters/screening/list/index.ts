export { createListScreening, type ListNeeds } from './create-list-screening.ts'
