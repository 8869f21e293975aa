import { type ComponentProps, type MouseEvent, useContext } from 'react'
import { useLocalPath } from '../i18n/use-language.ts'
import { isOfThisPage } from './visit.ts'
import { VisitContext } from './visit-context.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the site without its language, or a query or mark alone. */
  readonly to: string
  readonly replace?: boolean
  readonly preventScrollReset?: boolean
}

/** A link that leads to another state of the same client page without a load; to all else it is a plain link. */
export function Link({ to, replace, preventScrollReset, onClick, ...rest }: LinkProps) {
  const now = useContext(VisitContext)
  const localPath = useLocalPath()
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const isPlain =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (event.defaultPrevented || now === null || !isPlain) return
    const url = new URL(event.currentTarget.href)
    const isMark = url.hash !== '' && url.search === location.search
    if (!isOfThisPage(url) || isMark) return
    event.preventDefault()
    void now.visit.go(url, { replace: replace ?? false, keepsPlace: preventScrollReset ?? false })
  }
  return <a {...rest} href={to.startsWith('/') ? localPath(to) : to} onClick={follow} />
}
