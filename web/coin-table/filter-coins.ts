import { coinFilterQuery, fitsCoinFilter, readCoinFilter } from './coin-filter.ts'
import { coinPage } from './coin-pages.ts'

/**
 * Lets the filters of a table of coins work as one types: coins that do not fit are hidden, and the address keeps what
 * was chosen. Without a filter one page of the table shows. Without the framework: the table never changes otherwise.
 */
export function filterCoins(page: Document): void {
  const form = page.querySelector<HTMLFormElement>('[data-coins-form]')
  // A page that shows an error instead has no such form.
  if (form === null) return
  const coins = [...page.querySelectorAll<HTMLElement>('[data-coin]')].map((row) => ({
    row,
    facts: {
      text: row.dataset['coin'] ?? '',
      network: row.dataset['network'] ?? '',
      status: row.dataset['status'] ?? '',
      needsMemo: row.dataset['memo'] === '1',
      hasFixedRate: row.dataset['fixed'] === '1',
    },
  }))
  const field = form.dataset['coinsForm'] === 'find' ? 'find' : 'q'
  const pageShown = Number(form.dataset['coinsPage'])
  const pages = page.querySelector<HTMLElement>('[data-coins-pages]')
  const shown = page.querySelector('[data-coins-shown]')
  const empty = page.querySelector<HTMLElement>('[data-coins-empty]')
  const table = page.querySelector<HTMLElement>('[data-coins-table]')

  const apply = () => {
    const filter = readCoinFilter(valuesOf(form), field)
    const query = coinFilterQuery(filter, field)
    let count = 0
    for (const [index, { row, facts }] of coins.entries()) {
      const fits = query === '' ? coinPage(index) === pageShown : fitsCoinFilter(facts, filter)
      if (row.hidden === fits) row.hidden = !fits
      if (fits) count += 1
    }
    if (shown !== null && shown.textContent !== `${count}`) shown.textContent = `${count}`
    if (empty !== null) empty.hidden = count > 0
    if (table !== null) table.hidden = count === 0
    if (pages !== null) pages.hidden = query !== ''
    const reset = form.querySelector<HTMLElement>('[data-coins-reset]')
    if (reset !== null) reset.hidden = query === ''
    keepInAddress(query === '' && pageShown > 1 ? `page=${pageShown}` : query)
  }
  form.addEventListener('input', apply)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    apply()
  })
  for (const link of page.querySelectorAll('[data-coins-reset]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      clear(form)
      apply()
      form.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
    })
  }
  // What was typed before the script came, or put back by the browser.
  apply()
}

function valuesOf(form: HTMLFormElement): URLSearchParams {
  const values = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values.set(name, value)
  }
  return values
}

/** Not `reset()`: that puts back what the address had asked for. */
function clear(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll('input')) {
    if (field.type === 'checkbox') field.checked = false
    else field.value = ''
  }
  for (const field of form.querySelectorAll('select')) field.value = ''
}

function keepInAddress(query: string): void {
  const path = `${location.pathname}${query === '' ? '' : `?${query}`}${location.hash}`
  if (path !== `${location.pathname}${location.search}${location.hash}`) {
    history.replaceState(history.state, '', path)
  }
}
