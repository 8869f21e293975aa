export { openSimplex as open } from './open-simplex.ts'
