export { keepSharedPages } from './keep-shared-pages.ts'
export type { PackedPage } from './pack-page.ts'
export { packedBody } from './packed-body.ts'
export { pageForNobody } from './page-for-nobody.ts'
