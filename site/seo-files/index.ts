export { serveSeoFiles } from './serve-seo-files.ts'
