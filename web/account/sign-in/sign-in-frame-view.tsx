import { CheckEmailFrame } from '../frames/check-email-frame.tsx'
import { EnterCodeFrame } from '../frames/enter-code-frame.tsx'
import { EnterEmailFrame } from '../frames/enter-email-frame.tsx'
import { EnterPasswordFrame } from '../frames/enter-password-frame.tsx'
import { EntrypointFrame, type EntrypointFrameProps } from '../frames/entrypoint-frame.tsx'
import { RecoverFrame } from '../frames/recover-frame.tsx'

/** What the modal shows in a state (AUTH-01); nothing where it is off. */
export function SignInFrameView(props: EntrypointFrameProps) {
  const { state, dispatch, actions, first } = props
  const every = { state, dispatch, actions, first }
  switch (state.frame) {
    case 'entrypoint':
      return <EntrypointFrame {...props} />
    case 'enter-email':
      return <EnterEmailFrame {...every} />
    case 'enter-password':
      return <EnterPasswordFrame {...every} />
    case 'enter-2fa-code':
      return <EnterCodeFrame {...every} />
    case 'recover-pwd':
      return <RecoverFrame {...every} />
    case 'reg-check-email':
      return <CheckEmailFrame {...every} />
    default:
      return null
  }
}
