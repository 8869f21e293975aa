import { data } from 'react-router'

/** Every address that no page has (404). */
export function loader(): never {
  throw data({ code: 'page_not_found', message: '' }, 404)
}

/** A form posted to nowhere: the loader answers. An action that throws leaves the error page without its frame. */
export function action(): null {
  return null
}
