import { fieldsOf } from './fetch-page.ts'

/** Sends a form as a page without script does: the browser loads the answer. */
export function postForm(url: URL, data: FormData): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = url.href
  form.hidden = true
  for (const [name, value] of fieldsOf(data)) {
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name, value })
    form.append(field)
  }
  document.body.append(form)
  form.submit()
}
