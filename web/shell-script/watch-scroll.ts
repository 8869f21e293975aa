import { nextScroll, scrollStart } from './scroll-state.ts'

const EVERY_MILLISECONDS = 250

/** Tells the page's styles where the reader is, four times a second at most (SHELL-09). Returns what ends that. */
export function watchScroll(page: Document): () => void {
  const window = page.defaultView
  if (window === null) return () => {}
  const { dataset } = page.documentElement
  let state = scrollStart
  let timer: number | null = null
  const look = () => {
    timer = null
    state = nextScroll(state, Math.max(0, window.scrollY))
    dataset.scrolled = state.isFar ? 'far' : state.top > 0 ? 'some' : 'none'
    dataset.header = state.isHeaderHidden ? 'hidden' : 'shown'
  }
  const onScroll = () => {
    timer ??= window.setTimeout(look, EVERY_MILLISECONDS)
  }
  look()
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    window.removeEventListener('scroll', onScroll)
    if (timer !== null) window.clearTimeout(timer)
  }
}
