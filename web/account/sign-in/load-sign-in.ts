import type { LanguageCode } from '@causeway/content/languages'
import type { Messages } from '@causeway/content/messages'
import { country, socialProviders } from '@causeway/widget/call-lines'
import { bodyAside, httpCalls } from '@causeway/widget/client'
import type { SignInModalProps, SignInPlace } from './sign-in-modal-props.ts'

/** The modal with its words. */
export type LoadedSignIn = {
  readonly Modal: React.ComponentType<SignInModalProps>
  readonly messages: Messages
  /** What is known of the place when the modal opens; nothing where that takes long. */
  readonly known: SignInPlace
  /** All of it, however late. */
  readonly place: Promise<SignInPlace>
}

const nowhere: SignInPlace = { country: '', providers: [] }
/** So long the modal waits for what mostly comes at once; the server asks by itself who seems to be in Japan. */
const PATIENCE_MILLISECONDS = 700

/** Fetches the modal when somebody wants it: no page carries it. Rejects where the connection fails. */
export async function loadSignIn(language: LanguageCode): Promise<LoadedSignIn> {
  const place = askPlace()
  const [{ SignInModal }, messages, known] = await Promise.all([
    import('./sign-in-modal.tsx'),
    import('./load-sign-in-words.ts').then((words) => words.loadSignInWords(language)),
    Promise.race([place, nothingYet()]),
  ])
  return { Modal: SignInModal, messages, known, place }
}

async function askPlace(): Promise<SignInPlace> {
  const calls = httpCalls({ country, socialProviders })
  const [{ result: place }, { result: providers }] = await Promise.all([
    bodyAside('country', () => calls.country()),
    bodyAside('social providers', () => calls.socialProviders()),
  ])
  return { country: place?.country ?? '', providers: providers ?? [] }
}

function nothingYet(): Promise<SignInPlace> {
  return new Promise((resolve) => setTimeout(() => resolve(nowhere), PATIENCE_MILLISECONDS))
}
