import type { LanguageCode } from '@causeway/content/languages'
import type { Messages } from '@causeway/content/messages'
import type { SocialProvider } from '@causeway/core/ports'
import type { SignInWish } from './open-sign-in.ts'

/** What the modal must know before it is shown. */
export type SignInPlace = {
  /** ISO 3166-1 code of where the visitor seems to be; empty where nobody can tell. */
  readonly country: string
  /** The social services that this shop lets people sign in by. */
  readonly providers: readonly SocialProvider[]
}

export type SignInModalProps = {
  readonly language: LanguageCode
  readonly messages: Messages
  readonly place: SignInPlace
  /** What it is opened with; null where nobody wants it. */
  readonly wish: SignInWish | null
  /** Whether somebody is signed in: the modal is never shown to him (AUTH-01). */
  readonly isIn: boolean
  /** The account menu's button, which has focus after signing in. */
  readonly menu: () => HTMLElement | null
  /** The wish is granted. */
  readonly onTaken: () => void
  /** Somebody closed it. */
  readonly onClosed: () => void
  readonly onSignedIn: (goTo: string | null) => void
}
