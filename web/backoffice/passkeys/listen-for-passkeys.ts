import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { askPasskey } from '../../passkeys/ask-passkey.ts'
import { makePasskey } from '../../passkeys/make-passkey.ts'
import { passkeyPlace } from '../../passkeys/passkey-place.ts'
import { passkeyTasks, type Task } from './passkey-tasks.ts'

const UNREACHABLE = 'The page doesn’t answer. Reload it and try again.'
const NONE = 'No passkey was used. Try again.'
const reasons = {
  cancelled: 'No passkey was created. Try again.',
  known: 'This device already has a passkey for you.',
  failed: 'This device couldn’t create a passkey.',
} as const

/**
 * Lets the forms of a page take passkeys (OPS-05.10): one marked `data-passkey-form` when it is sent, and one with a code when a button
 * marked `data-passkey-step-up` is pressed. What the device answers is put into the form, which is then sent as any other. Where the
 * browser or the page’s address allows no passkeys, nothing of this is shown.
 */
export function listenForPasskeys(page: Document): void {
  if (!browserSupportsWebAuthn() || !passkeyPlace(location.href).hasName) return
  page.documentElement.dataset['passkeys'] = 'yes'
  page.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    const task = passkeyTasks.find(({ name }) => name === form.dataset['passkeyForm'])
    if (task === undefined || form.elements.namedItem(task.field) !== null) return
    event.preventDefault()
    answerInto(form, task)
  })
  page.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element ? target.closest('[data-passkey-step-up] button') : null
    const form = button?.closest('form') ?? null
    if (form === null) return
    const code = form.elements.namedItem('code')
    if (code instanceof HTMLInputElement) code.disabled = true
    // All but the code has to be filled in.
    if (form.reportValidity()) answerInto(form, STEP_UP)
    else if (code instanceof HTMLInputElement) code.disabled = false
  })
}

const [STEP_UP] = passkeyTasks

async function answerInto(form: HTMLFormElement, task: Task): Promise<void> {
  const problem = await fillIn(form, task)
  const notice = form.querySelector<HTMLElement>('[data-passkey-problem]')
  if (notice !== null) notice.textContent = problem ?? ''
  if (problem === null) return form.requestSubmit(form.querySelector<HTMLElement>('[type=submit]'))
  const code = form.elements.namedItem('code')
  if (code instanceof HTMLInputElement) code.disabled = false
}

/** Puts the device’s answer into a form; what went wrong, or null. */
async function fillIn(form: HTMLFormElement, { act, field, isMade, page }: Task) {
  const { options, problem } = await askOptions(page, act)
  if (options === null) return problem
  const made = isMade ? await makePasskey(options) : null
  if (made?.isMade === false) return reasons[made.reason]
  const answer = made?.isMade ? made.response : await askPasskey(options)
  if (answer === null) return NONE
  const hidden = document.createElement('input')
  hidden.type = 'hidden'
  hidden.name = field
  hidden.value = JSON.stringify(answer)
  form.append(hidden)
  return null
}

type Reply = {
  readonly options: Readonly<Record<string, unknown>> | null
  readonly problem: string
}

/** Asks a page what the device is to answer: it is in `data-passkey-reply`. */
async function askOptions(page: string, act: string): Promise<Reply> {
  try {
    const response = await fetch(page, {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams({ act }),
    })
    const found = new DOMParser().parseFromString(await response.text(), 'text/html')
    const reply = found.querySelector<HTMLElement>('[data-passkey-reply]')?.dataset['passkeyReply']
    const { options, problem } = JSON.parse(reply ?? '{}')
    return { options: options ?? null, problem: problem ?? UNREACHABLE }
  } catch {
    return { options: null, problem: UNREACHABLE }
  }
}
