const MOST = 6
const DESK = '/backoffice/orders'

type FoundOrder = { readonly code: string; readonly label: string; readonly path: string }

/**
 * Orders that a text may mean, of the order desk’s own page: the palette finds what the desk finds, for whom it finds it. None where the
 * desk is not for this member, or does not answer.
 */
export async function findOrders(text: string): Promise<readonly FoundOrder[]> {
  try {
    const response = await fetch(`${DESK}?${new URLSearchParams({ q: text })}`, {
      headers: { accept: 'text/html' },
    })
    if (!response.ok || response.redirected) return []
    const found = new DOMParser().parseFromString(await response.text(), 'text/html')
    return [...found.querySelectorAll<HTMLTableRowElement>('tbody tr')]
      .slice(0, MOST)
      .flatMap((row) => {
        const path = row.querySelector('a')?.getAttribute('href') ?? ''
        if (!path.startsWith(`${DESK}/`)) return []
        const cells = [...row.cells].map((cell) => cell.textContent?.trim() ?? '')
        const [code = '', state = '', from = '', to = ''] = cells
        return [{ code, path, label: `Order ${code}: ${state}, ${from} to ${to}` }]
      })
  } catch {
    return []
  }
}
