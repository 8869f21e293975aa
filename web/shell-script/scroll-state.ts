/** What the frame knows of where the reader is. */
export type ScrollState = {
  /** Pixels above the window. */
  readonly top: number
  /** The way back to the top is worth a button. */
  readonly isFar: boolean
  /** The header makes way, where its page lets it. */
  readonly isHeaderHidden: boolean
}

export const scrollStart: ScrollState = { top: 0, isFar: false, isHeaderHidden: false }

const FAR_PIXELS = 200
const HEADER_PIXELS = 150

/** Follows the reader to `top`: down past 150 px the header goes, any way up brings it back (SHELL-03). */
export function nextScroll(before: ScrollState, top: number): ScrollState {
  const isDown = top === before.top ? before.isHeaderHidden : top > before.top
  return { top, isFar: top > FAR_PIXELS, isHeaderHidden: isDown && top > HEADER_PIXELS }
}
