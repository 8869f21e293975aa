import { Button, Notice } from '@causeway/ui/primitives'
import { giveWidgetCode, user } from '@causeway/widget/call-lines'
import { changeCalls, httpCalls } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect, useRef, useState } from 'react'
import { openSignIn } from '../account/index.ts'
import type { IslandSpec } from '../islands/index.ts'
import { watchSignedIn } from '../signed-in/signed-in.ts'
import type { SignInWord } from './open-sign-in-window.ts'
import styles from './widget-leave.module.css'

export type WidgetLeaveProps = {
  /** Whose session this window has; null: nobody's yet. */
  readonly email: string | null
}

type State = 'asking' | 'busy' | 'done' | 'failed'

/**
 * The way in for a frame: who is signed in gives leave by a press; the code goes to the window that opened this one, and only if
 * that is a page of this origin. A window that another site opened makes no code.
 */
function WidgetLeave({ email: given }: WidgetLeaveProps) {
  const t = useTranslate()
  const [email, setEmail] = useState(given)
  const [state, setState] = useState<State>('asking')
  const challenge = useRef('')
  useEffect(() => {
    challenge.current = location.hash.slice(1)
    return watchSignedIn((isIn) => {
      if (!isIn) return setEmail(null)
      void httpCalls({ user })
        .user({ fields: 'email' })
        .then((answer) => {
          if (answer.ok) setEmail(answer.body.user?.email ?? null)
        })
    })
  }, [])

  async function giveLeave() {
    setState('busy')
    const opener: Window | null = window.opener
    if (opener === null || !isOwn(opener)) return setState('failed')
    const answer = await changeCalls({ giveWidgetCode }).giveWidgetCode({
      challenge: challenge.current,
    })
    if (!answer.ok) return setState('failed')
    const word: SignInWord = { type: 'widget-sign-in-code', code: answer.body.result.code }
    opener.postMessage(word, location.origin)
    setState('done')
    window.close()
  }

  if (state === 'done') return <Notice tone="good">{t('widgetFrame.windowDone')}</Notice>
  return (
    <div className={styles.leave}>
      {state === 'failed' ? (
        <Notice tone="error" announce="alert">
          {t('widgetFrame.windowFailed')}
        </Notice>
      ) : null}
      {email === null ? (
        <Button size="large" wide onClick={() => openSignIn()}>
          {t('widgetFrame.continue')}
        </Button>
      ) : (
        <Button size="large" wide busy={state === 'busy'} onClick={() => void giveLeave()}>
          {t('widgetFrame.continueAs', { email })}
        </Button>
      )}
    </div>
  )
}

/** Whether a window shows a page of this origin; of another one's, browsers let nothing be read. */
function isOwn({ location: other }: Window): boolean {
  try {
    return other.origin === location.origin
  } catch {
    return false
  }
}

export const widgetLeave: IslandSpec<WidgetLeaveProps> = {
  name: 'widget-leave',
  Component: WidgetLeave,
  namespaces: ['common', 'widgetFrame'],
}
