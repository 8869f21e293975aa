export { type Brand, openBrand, WrongLogo } from './open-brand.ts'
export { replacedFiles, serveBrand } from './serve-brand.ts'
