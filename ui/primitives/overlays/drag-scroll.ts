/** How far one turn of the wheel moves the list, in pixels. */
const WHEEL_PIXELS = 50
/** From here on a press that moves is a drag and no click, in pixels. */
const DRAG_PIXELS = 10

/**
 * Has a list that is too wide for its place follow the wheel and the mouse that drags it (SHELL-09: wheel 50, drag 10).
 * Fingers and pens scroll by themselves. A wheel at the list's end scrolls the page. A `ref` of the list; returns what
 * ends it.
 */
export function dragScroll(list: HTMLElement | null): (() => void) | undefined {
  if (list === null) return undefined
  const page = list.ownerDocument
  const stopWheel = followWheel(list)
  const stopDrag = followDrag(list, page)
  return () => {
    stopWheel()
    stopDrag()
  }
}

function followWheel(list: HTMLElement): () => void {
  const turn = (event: WheelEvent) => {
    if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
    const before = list.scrollLeft
    list.scrollLeft += Math.sign(event.deltaY) * WHEEL_PIXELS * directionOf(list)
    if (list.scrollLeft !== before) event.preventDefault()
  }
  list.addEventListener('wheel', turn, { passive: false })
  return () => list.removeEventListener('wheel', turn)
}

function followDrag(list: HTMLElement, page: Document): () => void {
  let start: { readonly x: number; readonly scrolled: number } | null = null
  let hasDragged = false

  const press = ({ button, clientX, pointerType }: PointerEvent) => {
    hasDragged = false
    if (button === 0 && pointerType === 'mouse') start = { x: clientX, scrolled: list.scrollLeft }
  }
  const move = ({ clientX }: PointerEvent) => {
    if (start === null) return
    const way = clientX - start.x
    hasDragged ||= Math.abs(way) >= DRAG_PIXELS
    if (hasDragged) list.scrollLeft = start.scrolled - way
  }
  const release = () => {
    start = null
  }
  // What was dragged was not clicked.
  const click = (event: MouseEvent) => {
    if (!hasDragged) return
    event.preventDefault()
    event.stopPropagation()
  }
  list.addEventListener('pointerdown', press)
  list.addEventListener('click', click, true)
  page.addEventListener('pointermove', move)
  page.addEventListener('pointerup', release)
  return () => {
    list.removeEventListener('pointerdown', press)
    list.removeEventListener('click', click, true)
    page.removeEventListener('pointermove', move)
    page.removeEventListener('pointerup', release)
  }
}

/** In a list from the right the start is at 0 and the rest at negative places. */
function directionOf(list: HTMLElement): 1 | -1 {
  return getComputedStyle(list).direction === 'rtl' ? -1 : 1
}
