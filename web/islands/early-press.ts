/** What holds an island's HTML. */
export type IslandPlace = HTMLElement & {
  /** The button of it that was pressed before its script came. */
  pressed?: HTMLElement | null
}

/**
 * Keeps the last press on a button of the island right before its script, until the island is hydrated (`hydrateIsland`). Buttons
 * that send a form work without. Its text is sent as it stands, so it uses nothing from outside itself.
 */
export function keepEarlyPress(): void {
  const place = document.currentScript?.previousElementSibling as IslandPlace | null | undefined
  if (!place) return
  place.onclick = ({ target }) => {
    if (target instanceof Element)
      place.pressed = target.closest<HTMLElement>('button[type="button"]')
  }
}
