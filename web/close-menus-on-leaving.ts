const OPEN_MENUS = 'details[data-menu][open]'

/**
 * Closes the menus of a page (`details` marked with `data-menu`) on Escape, on a press outside and when the focus goes
 * elsewhere, as menus do. It listens to the page, so that menus close on pages where no component is awake. Returns what
 * ends that.
 */
export function closeMenusOnLeaving(page: Document): () => void {
  const onLeaving = ({ target }: Event) => {
    for (const menu of openMenus(page)) {
      if (target instanceof Node && !menu.contains(target)) menu.open = false
    }
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    for (const menu of openMenus(page)) {
      const hadFocus = menu.contains(page.activeElement)
      menu.open = false
      if (hadFocus) menu.querySelector('summary')?.focus()
    }
  }
  page.addEventListener('pointerdown', onLeaving)
  page.addEventListener('focusin', onLeaving)
  page.addEventListener('keydown', onKey)
  return () => {
    page.removeEventListener('pointerdown', onLeaving)
    page.removeEventListener('focusin', onLeaving)
    page.removeEventListener('keydown', onKey)
  }
}

function openMenus(page: Document): NodeListOf<HTMLDetailsElement> {
  return page.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS)
}
