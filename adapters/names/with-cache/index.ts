export { namesWithCache } from './names-with-cache.ts'
