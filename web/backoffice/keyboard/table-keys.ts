const KEPT = 'backoffice-keys'

/**
 * Single keys of the back office (OPS-22.2): j and k move between rows of the page’s tables, `/` goes to its search, `?` lists all keys.
 * Arrows do what j and k do once the focus is in a row. Nothing is caught with a modifier, in a field or while a dialog is open, and
 * people who talk to their computer can turn them off (WCAG 2.1.4).
 */
export function listenToKeys(page: Document): void {
  const sheet = page.querySelector<HTMLElement>('[data-shortcuts]')
  const isOn = sheet?.querySelector<HTMLInputElement>('input') ?? null
  if (sheet === null || isOn === null) return
  isOn.checked = localStorage.getItem(KEPT) !== 'off'
  isOn.addEventListener('change', () => {
    localStorage.setItem(KEPT, isOn.checked ? 'on' : 'off')
  })
  for (const button of page.querySelectorAll<HTMLElement>('[data-shortcuts-open]')) {
    button.hidden = false
  }
  page.addEventListener('keydown', (event) => {
    if (!isOn.checked || event.defaultPrevented || isElsewhere(page, event)) return
    if (act(page, sheet, event)) event.preventDefault()
  })
}

/** Whether a key is for something else: the browser, a field or an open dialog. */
function isElsewhere(page: Document, event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, isComposing, metaKey, target } = event
  if (altKey || ctrlKey || metaKey || isComposing) return true
  const field = 'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable]'
  if (target instanceof Element && target.matches(field)) return true
  return page.querySelector('dialog[open], :popover-open') !== null
}

/** Does what a key asks for; false where it asks for nothing. */
function act(page: Document, sheet: HTMLElement, { key, shiftKey }: KeyboardEvent): boolean {
  const isInRow = currentRow(page) !== null
  if (key === 'j' || (key === 'ArrowDown' && isInRow && !shiftKey)) return move(page, 1)
  if (key === 'k' || (key === 'ArrowUp' && isInRow && !shiftKey)) return move(page, -1)
  if (key === '/') return search(page)
  if (key !== '?') return false
  sheet.showPopover()
  sheet.querySelector('button')?.focus()
  return true
}

/** Moves to a row further down or up; from elsewhere to the first. The focus is on the row’s link, so that Enter opens it. */
function move(page: Document, step: 1 | -1): boolean {
  const rows = [...page.querySelectorAll<HTMLTableRowElement>('main tbody tr')].filter((row) =>
    row.checkVisibility(),
  )
  const at = rows.findIndex((row) => row === currentRow(page))
  const row = rows[at === -1 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)]
  if (row === undefined) return false
  const link = row.querySelector<HTMLElement>('a[href]')
  if (link === null) row.tabIndex = -1
  const focused = link ?? row
  focused.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'nearest' })
  return true
}

function currentRow(page: Document): HTMLTableRowElement | null {
  return page.activeElement?.closest<HTMLTableRowElement>('main tbody tr') ?? null
}

/** Goes to the search of the page; where it has none, opens the one of the whole back office. */
function search(page: Document): boolean {
  const field = page.querySelector<HTMLInputElement>('main input[name="q"]')
  if (field === null) page.querySelector<HTMLElement>('[data-palette-open]')?.click()
  else field.focus()
  field?.select()
  return true
}
