export { type Brand, openBrand, WrongLogo } from './open-brand.ts'
export { brandIcons, serveBrand } from './serve-brand.ts'
