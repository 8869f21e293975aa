const OPEN_MENUS = 'details[data-menu][open]'
// A press that has just opened or closed a menu is not at once one beside it.
const TOGGLE_PAUSE_MILLISECONDS = 200

/**
 * Closes the menus of a page (`details` marked with `data-menu`) on Escape, on a press outside and when the focus goes
 * elsewhere, as menus do. It listens to the page, so that menus close on pages where nothing is hydrated. Returns what
 * ends that.
 */
export function closeMenusOnLeaving(page: Document): () => void {
  let toggledAt = Number.NEGATIVE_INFINITY
  const onToggle = ({ target, timeStamp }: Event) => {
    if (target instanceof HTMLElement && 'menu' in target.dataset) toggledAt = timeStamp
  }
  const onPress = (event: Event) => {
    if (event.timeStamp - toggledAt >= TOGGLE_PAUSE_MILLISECONDS) onLeaving(event)
  }
  // A page that the browser brings back should not come with an open menu.
  const onHide = () => {
    for (const menu of openMenus(page)) menu.open = false
  }
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
  page.addEventListener('toggle', onToggle, true)
  page.addEventListener('pointerdown', onPress)
  page.addEventListener('focusin', onLeaving)
  page.addEventListener('keydown', onKey)
  page.defaultView?.addEventListener('pagehide', onHide)
  return () => {
    page.removeEventListener('toggle', onToggle, true)
    page.removeEventListener('pointerdown', onPress)
    page.removeEventListener('focusin', onLeaving)
    page.removeEventListener('keydown', onKey)
    page.defaultView?.removeEventListener('pagehide', onHide)
  }
}

function openMenus(page: Document): NodeListOf<HTMLDetailsElement> {
  return page.querySelectorAll<HTMLDetailsElement>(OPEN_MENUS)
}
