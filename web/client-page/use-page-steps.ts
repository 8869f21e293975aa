import { useContext, useMemo } from 'react'
import { useLocalPath } from '../i18n/use-language.ts'
import { sendForm } from './form.tsx'
import { isOfThisPage, type Navigation } from './visit.ts'
import { VisitContext } from './visit-context.ts'

const idle: Navigation = { state: 'idle' }
const nothing = async () => {}

/** What the client page is doing. */
export function useNavigation(): Navigation {
  return useContext(VisitContext)?.navigation ?? idle
}

/** Asks the server for the page's data anew. Does nothing outside of client pages. */
export function useRevalidator(): { readonly revalidate: () => Promise<void> } {
  const revalidate = useContext(VisitContext)?.visit.revalidate ?? nothing
  return useMemo(() => ({ revalidate }), [revalidate])
}

/** The query of the page's address. */
export function usePageQuery(): URLSearchParams {
  const search = useContext(VisitContext)?.search ?? ''
  return useMemo(() => new URLSearchParams(search), [search])
}

export type SubmitOptions = { readonly method: 'get' | 'post'; readonly action?: string }

/** Sends data to this page as a form would. */
export function useSubmit(): (form: FormData, options: SubmitOptions) => Promise<void> {
  const visit = useContext(VisitContext)?.visit
  const localPath = useLocalPath()
  return async (form, { method, action }) => {
    const target = action?.startsWith('/') ? localPath(action) : action
    const url = new URL(target ?? location.href, location.href)
    if (visit !== undefined) await sendForm(visit, { form, method, url })
  }
}

/** Leads on to a path of the site without its language: within the page without a load. */
export function useNavigate(): (
  path: string,
  options?: { readonly replace?: boolean },
) => Promise<void> {
  const visit = useContext(VisitContext)?.visit
  const localPath = useLocalPath()
  return async (path, options) => {
    const url = new URL(localPath(path), location.href)
    if (visit !== undefined && isOfThisPage(url)) return visit.go(url, options)
    if (options?.replace === true) location.replace(url)
    else location.assign(url)
  }
}
