export { loader } from './search-index.server.ts'
