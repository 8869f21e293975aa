export { serveCrawlerFiles } from './serve-crawler-files.ts'
