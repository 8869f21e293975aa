export { asciiName } from './ascii-name.ts'
export { isNameLike } from './is-name-like.ts'
export { type ReadName, type ReadNameFailure, readName } from './read-name.ts'
