export { createWithSeveral } from './create-with-several.ts'
