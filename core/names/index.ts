export { isNameLike } from './is-name-like.ts'
export { readName } from './read-name.ts'
