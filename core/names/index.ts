export { isNameLike, readName } from './read-name.ts'
