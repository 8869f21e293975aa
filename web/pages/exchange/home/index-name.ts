import { redirect } from 'react-router'

/** `index` means the root, in whatever language it is asked for (PAGE-09). */
export function loader({ url }: { readonly url: URL }): Response {
  return redirect(`/${url.search}`, 301)
}
