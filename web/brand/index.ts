export { BrandLogoContext, BrandName, BrandPictures } from './brand-logo.tsx'
