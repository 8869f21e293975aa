/** What the account's part of the phone's menu does. */
export type AccountActions = {
  /** Opens the sign-in modal in the page. */
  readonly openSignIn: () => void
  /** Ends the session; answers whether it worked. */
  readonly leave: () => Promise<boolean>
}

/**
 * The account's part of the phone's menu: its link opens the sign-in modal in the page, its button ends the session.
 * Without script the link leads to the front page's modal. Returns what ends that.
 */
export function watchAccountLinks(
  page: Document,
  { openSignIn, leave }: AccountActions,
): () => void {
  const onClick = (event: MouseEvent) => {
    const { target, metaKey, ctrlKey, shiftKey } = event
    const pressed = target instanceof Element ? target.closest('[data-frame-account]') : null
    if (!(pressed instanceof HTMLElement)) return
    if (pressed.dataset.frameAccount === 'log-out') return void leaveBy(pressed, leave)
    // Where the page has no modal, the link leads to one; other keys mean another tab.
    const isElsewhere = metaKey || ctrlKey || shiftKey
    if (isElsewhere || page.querySelector('[data-account]') === null) return
    event.preventDefault()
    pressed.closest('details[data-sheet]')?.removeAttribute('open')
    openSignIn()
  }
  page.addEventListener('click', onClick)
  return () => page.removeEventListener('click', onClick)
}

async function leaveBy(button: HTMLElement, leave: () => Promise<boolean>): Promise<void> {
  if (button.ariaDisabled === 'true') return
  button.ariaDisabled = 'true'
  const isOut = await leave()
  button.ariaDisabled = 'false'
  const says = button.parentElement?.querySelector<HTMLElement>('[data-says]')
  if (says) says.textContent = isOut ? '' : (says.dataset.says ?? '')
}
