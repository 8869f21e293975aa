const SHOWN_MILLISECONDS = 2000

/** Shows the buttons that copy blocks of code, and lets them. Without a clipboard (a page without TLS) they stay hidden. */
export function startCopyButtons(page: Document): void {
  if (navigator.clipboard === undefined) return
  for (const button of page.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    button.hidden = false
    button.addEventListener('click', () => void copy(button))
  }
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const code = button.closest('[data-code-block]')?.querySelector('code')?.textContent ?? ''
  const words = button.querySelector('[data-words]')
  const { copied = '' } = button.dataset
  // Pressed twice, it already says so.
  if (words === null || words.textContent === copied) return
  const before = { label: button.getAttribute('aria-label') ?? '', words: words.textContent }
  try {
    await navigator.clipboard.writeText(code)
  } catch {
    return
  }
  words.textContent = copied
  button.setAttribute('aria-label', copied)
  setTimeout(() => {
    words.textContent = before.words
    button.setAttribute('aria-label', before.label)
  }, SHOWN_MILLISECONDS)
}
