export { action, loader } from './page.server.ts'

/** Never shown: the loader always answers with the error page. */
export default function NotFoundPage() {
  return null
}
