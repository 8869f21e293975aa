import { redirect } from 'react-router'

/** The programme's terms under its own path, in whatever language they are asked for: they are one page. */
export function loader({ url }: { readonly url: URL }): Response {
  return redirect(`/earn-terms-of-use${url.search}`, 301)
}
