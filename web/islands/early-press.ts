declare global {
  interface Window {
    /** The button of an island that was pressed before the island's script came. */
    pressedEarly?: Element | null
  }
}

/**
 * Keeps the last press on a button of the island right before its script, until the island is hydrated (`pressAgain`). Buttons
 * that send a form work without. Its text is sent as it stands, so it uses nothing from outside itself.
 */
export function keepEarlyPress(): void {
  const place = document.currentScript?.previousElementSibling
  if (!(place instanceof HTMLElement)) return
  place.onclick = ({ target }) => {
    if (target instanceof Element) window.pressedEarly = target.closest('button[type="button"]')
  }
}

/** Presses what was pressed in this island before it was hydrated. React hydrates it at once for a press. */
export function pressAgain(place: Element): void {
  if (place instanceof HTMLElement) place.onclick = null
  const { pressedEarly } = window
  if (!(pressedEarly instanceof HTMLElement) || !place.contains(pressedEarly)) return
  window.pressedEarly = null
  pressedEarly.click()
}
