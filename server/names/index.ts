export {
  type AliasFailure,
  type ResolvedAlias,
  resolveAlias,
} from './resolve-alias.ts'
