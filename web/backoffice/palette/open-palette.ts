import { type Found, findOnDesks } from './find-on-desks.ts'

const PAUSE_MILLISECONDS = 250

type Parts = {
  readonly sheet: HTMLDialogElement
  readonly field: HTMLInputElement
  readonly list: HTMLElement
  readonly none: HTMLElement
}

/** Lets Ctrl K, Cmd K and the button open the palette. The dialog itself keeps the focus in, and closes with Escape. */
export function openPalette(page: Document): void {
  const parts = partsOf(page)
  const button = page.querySelector<HTMLButtonElement>('[data-palette-open]')
  if (parts === null || button === null) return
  const { field, sheet } = parts
  const open = () => {
    if (sheet.open) return
    field.value = ''
    show(parts)
    sheet.showModal()
    field.focus()
  }
  button.hidden = false
  button.addEventListener('click', open)
  page.addEventListener('keydown', (event) => {
    const isAsked = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (!isAsked || event.altKey || event.shiftKey) return
    event.preventDefault()
    open()
  })
  sheet.addEventListener('click', (event) => {
    if (event.target === sheet) sheet.close()
  })
  follow(parts)
}

function follow(parts: Parts): void {
  const { field, list } = parts
  let asked = 0
  field.addEventListener('input', () => {
    show(parts)
    asked += 1
    const mine = asked
    const text = field.value.trim()
    if (text.length < 3) return
    setTimeout(async () => {
      if (mine !== asked) return
      const found = await findOnDesks(text)
      if (mine !== asked) return
      for (const one of found) list.append(optionFor(one))
      choose(parts, chosen(list) ?? shown(list)[0])
      parts.none.hidden = shown(list).length > 0
    }, PAUSE_MILLISECONDS)
  })
  field.addEventListener('keydown', (event) => {
    const options = shown(list)
    const at = options.findIndex((option) => option === chosen(list))
    if (event.key === 'ArrowDown') choose(parts, options[(at + 1) % options.length])
    else if (event.key === 'ArrowUp') choose(parts, options.at(at <= 0 ? -1 : at - 1))
    else if (event.key === 'Enter') go(parts, chosen(list))
    else return
    event.preventDefault()
  })
  list.addEventListener('click', ({ target }) => {
    go(parts, target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null)
  })
}

/** Shows what the text may mean; what was found on desks for an earlier one goes. */
function show(parts: Parts): void {
  const { field, list, none } = parts
  const sought = field.value.trim().toLowerCase()
  for (const option of optionsOf(list)) {
    if ('found' in option.dataset) option.remove()
    else option.hidden = !(option.dataset.words ?? '').includes(sought)
  }
  choose(parts, shown(list)[0])
  none.hidden = shown(list).length > 0
}

function choose({ field, list }: Parts, option: HTMLElement | undefined): void {
  for (const each of optionsOf(list)) each.setAttribute('aria-selected', `${each === option}`)
  if (option === undefined) field.removeAttribute('aria-activedescendant')
  else field.setAttribute('aria-activedescendant', option.id)
  option?.scrollIntoView({ block: 'nearest' })
}

/** Goes to a page, or opens a sheet of this one. */
function go({ sheet }: Parts, option: HTMLElement | null): void {
  const { opens, path } = option?.dataset ?? {}
  if (path !== undefined) location.assign(path)
  if (opens === undefined) return
  sheet.close()
  const opened = document.getElementById(opens)
  opened?.showPopover()
  opened?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus()
}

function optionFor({ key, label, path }: Found) {
  const option = document.createElement('div')
  option.id = `palette-found-${key}`
  option.role = 'option'
  option.tabIndex = -1
  option.setAttribute('aria-selected', 'false')
  option.dataset.found = ''
  option.dataset.path = path
  option.textContent = label
  return option
}

function optionsOf(list: HTMLElement): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role="option"]')]
}

function shown(list: HTMLElement): readonly HTMLElement[] {
  return optionsOf(list).filter(({ hidden }) => !hidden)
}

function chosen(list: HTMLElement): HTMLElement | null {
  return list.querySelector<HTMLElement>('[aria-selected="true"]:not([hidden])')
}

function partsOf(page: Document): Parts | null {
  const sheet = page.querySelector<HTMLDialogElement>('[data-palette]')
  const field = sheet?.querySelector('input') ?? null
  const list = sheet?.querySelector<HTMLElement>('[role="listbox"]') ?? null
  const none = sheet?.querySelector<HTMLElement>('[data-palette-none]') ?? null
  if (sheet === null || field === null || list === null || none === null) return null
  return { sheet, field, list, none }
}
