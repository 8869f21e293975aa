/** Closes an open `details` on Escape and on a press outside it, as menus do. Returns what ends that. */
export function closeOnLeaving(box: HTMLDetailsElement | null): (() => void) | undefined {
  if (box === null) return undefined
  const onPress = (event: PointerEvent) => {
    if (event.target instanceof Node && !box.contains(event.target)) box.open = false
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !box.open) return
    box.open = false
    box.querySelector('summary')?.focus()
  }
  document.addEventListener('pointerdown', onPress)
  box.addEventListener('keydown', onKey)
  return () => {
    document.removeEventListener('pointerdown', onPress)
    box.removeEventListener('keydown', onKey)
  }
}
