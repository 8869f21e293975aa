/**
 * Lets the names below the field for notes be pressed, which writes them where the cursor is, and shows only those that begin with what is typed
 * behind an `@`. Its text is sent as it is: it uses nothing from outside itself.
 */
export function offerNames(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[data-mention]')]
  const field = buttons[0]?.form?.elements.namedItem('text')
  if (!(field instanceof HTMLTextAreaElement)) return
  const begun = () => /(?:^|\s)(@[^@\n]*)$/.exec(field.value.slice(0, field.selectionStart))?.[1]
  const fits = (button: HTMLButtonElement, text: string) =>
    (button.dataset['mention'] ?? '').toLowerCase().startsWith(text.toLowerCase())
  const narrow = () => {
    const text = begun() ?? ''
    const isName = buttons.some((button) => fits(button, text))
    for (const button of buttons) {
      const row = button.parentElement
      if (row !== null) row.hidden = isName && !fits(button, text)
    }
  }
  field.addEventListener('input', narrow)
  for (const button of buttons) {
    const text = button.previousElementSibling
    if (text instanceof HTMLElement) text.hidden = true
    button.hidden = false
    button.addEventListener('click', () => {
      const typed = begun()
      const end = field.selectionStart
      const isReplaced = typed !== undefined && fits(button, typed)
      const start = isReplaced ? end - typed.length : end
      const gap = start === 0 || /\s$/.test(field.value.slice(0, start)) ? '' : ' '
      field.setRangeText(`${gap}${button.dataset['mention']} `, start, field.selectionEnd, 'end')
      field.focus()
      narrow()
    })
  }
}
