export { createUnstoppableNames, type UnstoppableNeeds } from './create-unstoppable-names.ts'
