export { createUnstoppableNames } from './create-unstoppable-names.ts'
