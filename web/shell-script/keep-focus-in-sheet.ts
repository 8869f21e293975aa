const SHEET = 'details[data-sheet][open]'
const STOPS = 'a[href], button, summary'

/**
 * While the menu of phones covers the page, the Tab key goes round in it; closed, it begins with its first list again.
 * Returns what ends that.
 */
export function keepFocusInSheet(page: Document): () => void {
  const onKey = (event: KeyboardEvent) => {
    const sheet = page.querySelector(SHEET)
    if (event.key !== 'Tab' || sheet === null) return
    const stops = [...sheet.querySelectorAll<HTMLElement>(STOPS)].filter((stop) =>
      stop.checkVisibility({ visibilityProperty: true }),
    )
    const [first, last] = [stops[0], stops.at(-1)]
    const edge = event.shiftKey ? first : last
    if (page.activeElement !== edge) return
    event.preventDefault()
    const next = event.shiftKey ? last : first
    next?.focus()
  }
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || target.open || !('sheet' in target.dataset))
      return
    for (const step of target.querySelectorAll('details')) step.open = false
  }
  page.addEventListener('keydown', onKey)
  page.addEventListener('toggle', onToggle, true)
  return () => {
    page.removeEventListener('keydown', onKey)
    page.removeEventListener('toggle', onToggle, true)
  }
}
