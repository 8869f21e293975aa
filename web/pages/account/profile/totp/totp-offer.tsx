import { Button } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { answerOutcome } from '../../../../account-settings/answer-outcome.ts'
import { OutcomeNotice } from '../../../../account-settings/outcome-notice.tsx'
import { useChange } from '../../../../account-settings/use-change.ts'
import { useIsHydrated } from '../../../../account-settings/use-is-hydrated.ts'
import type { TotpPartProps } from './totp-part-props.ts'

/** Two-factor sign-in is off: the first step gives a secret, which counts for nothing until it is confirmed. */
export function TotpOffer({ calls, refresh, onDone }: TotpPartProps) {
  const t = useTranslate()
  const isHydrated = useIsHydrated()
  const { outcome, isPending, run } = useChange()
  const enable = () =>
    run(async () => {
      const begun = answerOutcome(t, await calls.enableTotp(), t('profile.totpScan'))
      if (!begun.isDone) return begun
      onDone(begun)
      await refresh()
      return begun
    })
  return (
    <>
      <p>
        <Button
          busy={isPending}
          waitsFor={isHydrated ? null : t('common.stillLoading')}
          onClick={enable}
        >
          {t('profile.totpEnable')}
        </Button>
      </p>
      {outcome?.isDone ? null : <OutcomeNotice outcome={outcome} />}
    </>
  )
}
