import { Button } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import styles from '../sign-in/sign-in.module.css'
import type { FrameProps } from './frame-props.ts'

/** The link between logging in and signing up. */
export function AuthSwitch({ state, dispatch }: Pick<FrameProps, 'state' | 'dispatch'>) {
  const t = useTranslate()
  const isSignUp = state.authType === 'signUp'
  return (
    <p className={styles.switch}>
      {t(isSignUp ? 'auth.haveAccount' : 'auth.noAccount')}
      <Button look="quiet" onClick={() => dispatch({ type: 'switch' })}>
        {t(isSignUp ? 'auth.logInInstead' : 'auth.signUpInstead')}
      </Button>
    </p>
  )
}
