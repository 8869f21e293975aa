export { createEnsNames } from './create-ens-names.ts'
