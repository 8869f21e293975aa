export { servePagePictures } from './serve-page-pictures.ts'
