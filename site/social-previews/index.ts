export { serveSocialPreviews } from './serve-social-previews.ts'
