export { readUserMeta } from './read-user-meta.ts'
