/** Which page of a table an address asks for, from 1; what is no number of a page is the first. */
export function pageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}

/**
 * Addresses of the pages before and after one of a table, with what is asked for but without what is empty; null where
 * there is none.
 */
export function pagesBeside(
  path: string,
  asked: Readonly<Record<string, string>>,
  { page, pages }: { readonly page: number; readonly pages: number },
): { readonly before: string | null; readonly next: string | null } {
  const given = Object.entries(asked).filter(([, value]) => value !== '')
  const pathOf = (to: number) => `${path}?${new URLSearchParams([...given, ['page', `${to}`]])}`
  return {
    before: page > 1 ? pathOf(page - 1) : null,
    next: page < pages ? pathOf(page + 1) : null,
  }
}
