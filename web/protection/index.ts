export { protectPages } from './protect-pages.server.ts'
