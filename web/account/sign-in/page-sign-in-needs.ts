import { createAccountCalls, openSocialPopup } from '@causeway/widget/client'
import { askPasskey } from '../../passkeys/ask-passkey.ts'
import { readUserMeta } from '../../user-meta/read-user-meta.ts'
import { isConfirmedNotJapan } from '../japan-confirmation.ts'
import { solveCaptcha } from '../solve-captcha.ts'
import type { SignInNeeds } from './sign-in-needs.ts'

/** The page that a widget’s frame opens, in any language. */
const WINDOW_OF_WIDGET = /\/widget-sign-in$/

/** What signing in needs on a page of ours, in a browser. */
export function pageSignInNeeds(onSignedIn: SignInNeeds['onSignedIn']): SignInNeeds {
  const clientId = readUserMeta().clientId ?? ''
  return {
    calls: createAccountCalls(),
    clientId,
    isForWidget: WINDOW_OF_WIDGET.test(location.pathname),
    isNotJapanResident: isConfirmedNotJapan,
    solveCaptcha,
    askPasskey,
    openSocial: (provider) => openSocialPopup(provider, { clientId }),
    onSignedIn,
  }
}
