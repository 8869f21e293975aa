import type { AccountCalls } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import styles from '../pages/account/profile/part.module.css'
import { answerOutcome } from './answer-outcome.ts'
import { OutcomeNotice } from './outcome-notice.tsx'
import { useChange } from './use-change.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

export type NewsSwitchProps = {
  readonly isSubscribed: boolean
  readonly calls: Pick<AccountCalls, 'setSubscribed'>
}

/** On and off at once, without a button; it goes back where the server did not take it. */
export function NewsSwitch({ isSubscribed, calls }: NewsSwitchProps) {
  const t = useTranslate()
  const isHydrated = useIsHydrated()
  const [isOn, setOn] = useState(isSubscribed)
  const { outcome, isPending, run } = useChange()
  const turn = async (wanted: boolean) => {
    if (isPending) return
    setOn(wanted)
    const says = t(wanted ? 'profile.newsOn' : 'profile.newsOff')
    const got = await run(async () =>
      answerOutcome(t, await calls.setSubscribed({ subscribed: wanted }), says),
    )
    if (got !== null && !got.isDone) setOn(!wanted)
  }
  return (
    <>
      <label className={styles.switch} title={isHydrated ? undefined : t('common.stillLoading')}>
        <input
          type="checkbox"
          checked={isOn}
          disabled={!isHydrated}
          aria-disabled={isPending || undefined}
          onChange={(event) => void turn(event.currentTarget.checked)}
        />
        {t('profile.newsSwitch')}
      </label>
      <OutcomeNotice outcome={outcome} />
    </>
  )
}
