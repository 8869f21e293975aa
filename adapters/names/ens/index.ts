export { createEnsNames, type EnsNeeds } from './create-ens-names.ts'
