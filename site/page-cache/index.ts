export { anonymousPage } from './anonymous-page.ts'
export { cacheSharedPages } from './cache-shared-pages.ts'
export type { PackedPage } from './pack-page.ts'
export { packedBody } from './packed-body.ts'
