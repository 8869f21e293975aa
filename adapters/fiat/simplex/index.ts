export { createSimplexFiat } from './create-simplex-fiat.ts'
export { type SimplexHosts, type SimplexNeeds, simplexHosts } from './simplex-needs.ts'
