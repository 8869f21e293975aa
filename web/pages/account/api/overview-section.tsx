import { Button, CopyButton, LtrText, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { refused } from '../../../account-settings/outcome.ts'
import { OutcomeNotice } from '../../../account-settings/outcome-notice.tsx'
import { SettingsCard } from '../../../account-settings/settings-card.tsx'
import { useChange } from '../../../account-settings/use-change.ts'
import { useIsHydrated } from '../../../account-settings/use-is-hydrated.ts'
import { useLocalPath } from '../../../i18n/use-language.ts'
import type { SectionProps } from './api-data.ts'
import styles from './overview-section.module.css'

/** What the API is, where it is, and the way to get access. */
export function OverviewSection(props: SectionProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { access, apiUrl } = props
  return (
    <SettingsCard
      id="overview"
      title={t('accountApi.overviewTitle')}
      text={t('accountApi.overviewText')}
    >
      {access?.isDisabled ? (
        <Notice tone="warning" strong>
          {t('accountApi.disabled')}
        </Notice>
      ) : null}
      <dl className={styles.facts}>
        <div>
          <dt>{t('accountApi.baseUrl')}</dt>
          <dd className={styles.url}>
            <LtrText className={styles.code}>{apiUrl}</LtrText>
            <CopyButton
              text={apiUrl}
              label={t('accountApi.copyBaseUrl')}
              short={t('common.copy')}
              copied={t('common.copied')}
            />
          </dd>
        </div>
      </dl>
      <p>
        <a href={localPath('/developers')}>{t('accountApi.documentation')}</a>
      </p>
      {access === null ? <OpenAccess {...props} /> : null}
    </SettingsCard>
  )
}

function OpenAccess({ calls, refresh }: SectionProps) {
  const t = useTranslate()
  const isHydrated = useIsHydrated()
  const { isPending, outcome, run } = useChange()
  const open = () =>
    run(async () => {
      const answer = await calls.openPartnerAccess()
      if (!answer.ok) return refused(answer.body.error.message)
      await refresh()
      return { isDone: true, message: t('accountApi.accessOpened') }
    })
  return (
    <>
      <p className={styles.terms}>{t('accountApi.accessText')}</p>
      <p>
        <Button
          busy={isPending}
          waitsFor={isHydrated ? null : t('common.stillLoading')}
          onClick={open}
        >
          {t('accountApi.openAccess')}
        </Button>
      </p>
      <OutcomeNotice outcome={outcome} />
    </>
  )
}
