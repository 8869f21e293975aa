export {
  type AliasFailure,
  type NamesNeeds,
  type ResolvedAlias,
  resolveAlias,
} from './resolve-alias.ts'
