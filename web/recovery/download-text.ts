/** A file as the browser saves it. */
export type TextFile = { readonly name: string; readonly type: string; readonly text: string }

/** Has the browser save a text as a file. Nothing leaves the page. */
export function downloadText({ name, type, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken hold of the file by the time this runs.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
