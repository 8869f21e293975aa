import { data } from 'react-router'

/** Every address that no page has (404). */
export function loader(): never {
  throw pageNotFound()
}

/** A form posted to nowhere (404). */
export function action(): never {
  throw pageNotFound()
}

function pageNotFound() {
  return data({ code: 'page_not_found', message: '' }, 404)
}
