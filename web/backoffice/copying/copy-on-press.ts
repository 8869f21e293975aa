/**
 * Lets buttons copy the text in their `data-copy`, where the browser can, and say for two seconds that they did. Its text is sent as
 * it is: it uses nothing from outside itself.
 */
export function copyOnPress(): void {
  const SAID_MILLISECONDS = 2_000
  const buttons = document.querySelectorAll<HTMLButtonElement>('button[data-copy]')
  if (!('clipboard' in navigator)) return
  for (const button of buttons) {
    const name = button.textContent
    button.hidden = false
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.dataset['copy'] ?? '')
      button.textContent = 'Copied'
      setTimeout(() => {
        button.textContent = name
      }, SAID_MILLISECONDS)
    })
  }
}
