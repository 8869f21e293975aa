export { readUserMeta, type UserMeta } from './read-user-meta.ts'
