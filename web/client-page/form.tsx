import { type ComponentProps, type SubmitEvent as SubmitEventOf, useContext } from 'react'
import { useLocalPath } from '../i18n/use-language.ts'
import { fieldsOf } from './fetch-page.ts'
import { isOfThisPage, type Visit } from './visit.ts'
import { VisitContext } from './visit-context.ts'

export type FormProps = Omit<ComponentProps<'form'>, 'action' | 'method'> & {
  readonly method: 'get' | 'post'
  /** A path of the site without its language, or a query or mark alone. Without it: the address that is shown. */
  readonly action?: string
}

/** A form that a client page sends without a load. Before script, and to other pages, the browser sends it. */
export function Form({ method, action, onSubmit, ...rest }: FormProps) {
  const now = useContext(VisitContext)
  const localPath = useLocalPath()
  const target = action?.startsWith('/') ? localPath(action) : action
  function send(event: SubmitEventOf<HTMLFormElement>) {
    onSubmit?.(event)
    const url = new URL(target ?? location.href, location.href)
    if (event.defaultPrevented || now === null || !isOfThisPage(url)) return
    event.preventDefault()
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : {}
    void sendForm(now.visit, { form: dataOf(event.currentTarget, submitter), method, url })
  }
  return (
    <form
      {...rest}
      method={method}
      {...(target === undefined ? {} : { action: target })}
      onSubmit={send}
    />
  )
}

/** As a browser sends a form: by its address, or posted to it. */
export function sendForm(
  visit: Visit,
  asked: { readonly form: FormData; readonly method: 'get' | 'post'; readonly url: URL },
): Promise<void> {
  if (asked.method === 'post') return visit.send(asked.url, asked.form)
  const url = new URL(asked.url)
  url.search = fieldsOf(asked.form).toString()
  return visit.go(url)
}

function dataOf(form: HTMLFormElement, submitter: HTMLElement | null | undefined): FormData {
  const data = new FormData(form)
  // The second parameter of FormData is younger than browsers that people have.
  if (submitter instanceof HTMLButtonElement && submitter.name !== '') {
    data.append(submitter.name, submitter.value)
  }
  return data
}
