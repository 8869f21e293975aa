/** Which page of a table an address asks for, from 1; what is no number of a page is the first. */
export function pageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}

/** Address of a page of a table: what is asked for, without what is empty, and the number of the page. */
export function pathOfPage(
  path: string,
  asked: Readonly<Record<string, string>>,
  page: number,
): string {
  const given = Object.entries(asked).filter(([, value]) => value !== '')
  return `${path}?${new URLSearchParams([...given, ['page', `${page}`]])}`
}
