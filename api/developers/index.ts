export { developerDocs } from './developer-docs.ts'
