/** How long what is pressed must have been in plain sight. */
const SEEN_MILLISECONDS = 200

type VisibleEntry = IntersectionObserverEntry & { readonly isVisible?: boolean }
type VisibleOptions = IntersectionObserverInit & {
  readonly trackVisibility: boolean
  readonly delay: number
}

/** What makes an order, decides about one, or signs somebody in. */
const GUARDED = [
  'button[name="intent"]:is([value="create"], [value="begin"])',
  'form:not(:has([value="play-pay"])):has(input[name="intent"]) button[type="submit"]',
  '[data-widget-sign-in]',
].join(', ')

/**
 * Takes presses of buttons that make an order or sign in only where the person saw what he pressed: neither the page around
 * lies over the button, nor is the frame faded, scaled down or moved under the pointer a moment ago (clickjacking). Browsers
 * without IntersectionObserver v2 cannot know; there a press that a script made up is refused still.
 */
export function watchCover(onCovered: () => void): void {
  const seenSince = new WeakMap<Element, number>()
  const knows = 'isVisible' in IntersectionObserverEntry.prototype
  const options: VisibleOptions = { threshold: [0.9], trackVisibility: true, delay: 100 }
  const observer = new IntersectionObserver((entries: readonly VisibleEntry[]) => {
    for (const { isVisible = true, target } of entries) {
      if (isVisible && !seenSince.has(target)) seenSince.set(target, performance.now())
      if (!isVisible) seenSince.delete(target)
    }
  }, options)
  const observe = () => {
    for (const button of document.querySelectorAll(GUARDED)) observer.observe(button)
  }
  observe()
  new MutationObserver(observe).observe(document.body, { childList: true, subtree: true })
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest(GUARDED) : null
      if (button === null) return
      const since = seenSince.get(button)
      const isSeen =
        !knows || (since !== undefined && performance.now() - since > SEEN_MILLISECONDS)
      if (event.isTrusted && isSeen) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.isTrusted) onCovered()
    },
    { capture: true },
  )
}
