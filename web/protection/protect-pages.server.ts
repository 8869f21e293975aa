import { localPath, splitLocalPath } from '@causeway/content/languages'
import { type MiddlewareFunction, matchPath, redirectDocument } from 'react-router'
import { pageContext } from '../load-context.ts'
import { pages } from '../pages.ts'
import { maySee } from './may-see.ts'
import { wayOut } from './way-out.ts'

type ProtectedPage = Exclude<(typeof pages)[number], { readonly protection: 'none' }>

const protectedPages = pages.filter((page) => page.protection !== 'none')

/**
 * Sends whoever may not see a protected page elsewhere (`wayOut`), before anything of the page is read (AUTH-16): by the table of pages, so that none is forgotten.
 */
export const protectPages: MiddlewareFunction<Response> = async (asked, next) => {
  const { context, request } = asked
  // Not the request's own: that of the router's data requests ends in `.data`.
  const { pathname, searchParams } = asked.url
  const page = protectedPages.find((each) => isAt(each, pathname))
  if (request.method !== 'GET' || page === undefined) return next()
  const { caller, calls, language } = context.get(pageContext)
  if (await maySee(page, { caller, calls, query: searchParams })) return next()
  // The front page runs no router; and thrown from here, the router does not put its base before the path.
  throw redirectDocument(localPath(language, wayOut(page)))
}

/** As the router has it: whatever the case of the letters, however they are encoded, with or without a slash at the end. */
function isAt({ path }: ProtectedPage, pathname: string): boolean {
  return matchPath(`/${path}`, decoded(splitLocalPath(pathname).path)) !== null
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    // The router does not find a page there either.
    return path
  }
}
