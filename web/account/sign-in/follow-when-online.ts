/**
 * Goes to a page that opens the modal by its address, where fetching it has failed twice and the browser is online: some
 * browsers never fetch a module again that they could not fetch once (Chromium before 154), until the page is another.
 */
export function followWhenOnline(href: string | undefined): void {
  if (href !== undefined && navigator.onLine) location.assign(href)
}
