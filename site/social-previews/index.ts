export { serveCoinImages } from './serve-coin-images.ts'
export { serveSocialPreviews } from './serve-social-previews.ts'
