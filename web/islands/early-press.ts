declare global {
  interface Window {
    /** The button of an island that was pressed before the island's script came. */
    pressed?: HTMLElement | null
  }
}

/**
 * Keeps the last press on a button of the island right before its script, until the island is hydrated (`hydrateIsland`). Buttons
 * that send a form work without. Its text is sent as it stands, so it uses nothing from outside itself.
 */
export function keepEarlyPress(): void {
  const place = document.currentScript?.previousElementSibling
  if (!(place instanceof HTMLElement)) return
  place.onclick = ({ target }) => {
    if (target instanceof Element)
      window.pressed = target.closest<HTMLElement>('button[type="button"]')
  }
}
