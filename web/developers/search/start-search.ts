import type { DocEntry } from './doc-entries.ts'
import { findEntries } from './find-entries.ts'

const MOST_SHOWN = 8

/** Search below its field as it is typed, and the key `/`, which leads there. */
export function startSearch(page: Document): void {
  const form = page.querySelector<HTMLFormElement>('[data-doc-search]')
  const input = form?.querySelector('input') ?? null
  const results = form?.querySelector<HTMLElement>('[data-results]') ?? null
  if (form === null || input === null || results === null) return
  const home = form.dataset['docSearch'] ?? '/'
  let loading: Promise<readonly DocEntry[]> | null = null
  const load = () => {
    loading ??= fetchEntries(`${home}developers/search.json`)
    return loading
  }
  const show = async () => {
    const find = input.value
    const found = findEntries(await load(), find)
    // Typed on meanwhile.
    if (find !== input.value) return
    fill(results, { found, find, home, none: form.dataset['none'] ?? '' })
    const status = form.querySelector('[data-status]')
    if (status !== null) status.textContent = found.length === 0 ? results.textContent : ''
  }
  input.addEventListener('focus', () => void load(), { once: true })
  input.addEventListener('input', () => void show())
  form.addEventListener('keydown', (event) => walk(event, { input, results }))
  page.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(page.activeElement)) return
    event.preventDefault()
    input.focus()
    input.select()
  })
}

/** Where the list does not arrive, nothing is found, and the form leads to the page of results. */
async function fetchEntries(address: string): Promise<readonly DocEntry[]> {
  try {
    const response = await fetch(address)
    return response.ok ? await response.json() : []
  } catch {
    return []
  }
}

type Found = {
  readonly found: readonly DocEntry[]
  readonly find: string
  readonly home: string
  readonly none: string
}

function fill(results: HTMLElement, { find, found, home, none }: Found): void {
  results.hidden = find.trim() === ''
  const links = found.slice(0, MOST_SHOWN).map((entry) => linkTo(entry, home))
  const nothing = document.createElement('p')
  nothing.textContent = none
  results.replaceChildren(...(links.length > 0 ? links : [nothing]))
}

function linkTo({ page, path, section }: DocEntry, home: string): HTMLElement {
  const link = document.createElement('a')
  link.href = `${home}${path.slice(1)}`
  link.lang = 'en'
  const title = document.createElement('span')
  title.textContent = section === '' ? page : section
  const where = document.createElement('small')
  where.textContent = section === '' ? path : page
  link.append(title, where)
  return link
}

type Place = { readonly input: HTMLInputElement; readonly results: HTMLElement }

/** Arrows lead from the field to what was found and back; Escape closes it. */
function walk(event: KeyboardEvent, { input, results }: Place): void {
  const stops = [input, ...results.querySelectorAll('a')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  if (event.key === 'Escape') {
    results.hidden = true
    input.focus()
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
    if (next === undefined || results.hidden) return
    event.preventDefault()
    next.focus()
  }
}

function isTyping(element: Element | null): boolean {
  return (
    element instanceof HTMLElement &&
    (element.isContentEditable || element.matches('input, textarea, select'))
  )
}
