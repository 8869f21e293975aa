const MOST = 6
const ORDERS = '/backoffice/orders'
const CUSTOMERS = '/backoffice/customers'

/** Something that a text may mean, and its page. */
export type Found = { readonly key: string; readonly label: string; readonly path: string }

/**
 * Orders that a text may mean, and customers where it holds an `@`, of the desks’ own pages: the palette finds what they find, for whom
 * they find it. None where a desk is not for this member, or does not answer.
 */
export async function findOnDesks(text: string): Promise<readonly Found[]> {
  const customers = text.includes('@') ? findRows(CUSTOMERS, text) : []
  return [...(await customers).map(customerOf), ...(await findRows(ORDERS, text)).map(orderOf)]
}

type Row = { readonly path: string; readonly cells: readonly string[] }

async function findRows(desk: string, text: string): Promise<readonly Row[]> {
  try {
    const response = await fetch(`${desk}?${new URLSearchParams({ q: text })}`, {
      headers: { accept: 'text/html' },
    })
    if (!response.ok || response.redirected) return []
    const found = new DOMParser().parseFromString(await response.text(), 'text/html')
    return [...found.querySelectorAll<HTMLTableRowElement>('tbody tr')]
      .slice(0, MOST)
      .flatMap((row) => {
        const path = row.querySelector('a')?.getAttribute('href') ?? ''
        if (!path.startsWith(`${desk}/`)) return []
        return [{ path, cells: [...row.cells].map((cell) => cell.textContent?.trim() ?? '') }]
      })
  } catch {
    return []
  }
}

function orderOf({ cells, path }: Row): Found {
  const [code = '', state = '', from = '', to = ''] = cells
  return { key: code, path, label: `Order ${code}: ${state}, ${from} to ${to}` }
}

function customerOf({ cells, path }: Row): Found {
  const [email = '', state = ''] = cells
  return { key: path.slice(CUSTOMERS.length + 1), path, label: `Customer ${email}: ${state}` }
}
