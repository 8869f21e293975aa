export { readRefId } from './read-ref-id.ts'
export { readUserMeta } from './read-user-meta.ts'
