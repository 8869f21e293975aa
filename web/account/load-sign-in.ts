import type { LanguageCode } from '@causeway/content/languages'
import type { Messages } from '@causeway/content/messages'
import { createHttpCalls } from '@causeway/widget/client'
import type { SignInModalProps, SignInPlace } from './sign-in-modal-props.ts'

/** The modal with its words. */
export type LoadedSignIn = {
  readonly Modal: React.ComponentType<SignInModalProps>
  readonly messages: Messages
  readonly place: SignInPlace
}

// Over HTTP the cookies say who asks.
const NOBODY = { holderSecrets: [], country: null }

/** Fetches the modal when somebody wants it: no page carries it. Rejects where the connection fails. */
export async function loadSignIn(language: LanguageCode): Promise<LoadedSignIn> {
  const [{ SignInModal }, messages, place] = await Promise.all([
    import('./sign-in-modal.tsx'),
    import('./load-sign-in-words.ts').then((words) => words.loadSignInWords(language)),
    askPlace(),
  ])
  return { Modal: SignInModal, messages, place }
}

async function askPlace(): Promise<SignInPlace> {
  const calls = createHttpCalls()
  const [country, providers] = await Promise.all([calls.country(NOBODY), calls.socialProviders()])
  return {
    country: country.ok ? country.body.result.country : '',
    providers: providers.ok ? providers.body.result : [],
  }
}
