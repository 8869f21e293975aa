export { openMercuryo as open } from './open-mercuryo.ts'
