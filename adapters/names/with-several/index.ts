export { namesWithSeveral } from './names-with-several.ts'
