import { Button } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import { callOutcome } from '../../../../account-settings/answer-outcome.ts'
import { refused } from '../../../../account-settings/outcome.ts'
import { OutcomeNotice } from '../../../../account-settings/outcome-notice.tsx'
import { SettingsCard } from '../../../../account-settings/settings-card.tsx'
import { useChange } from '../../../../account-settings/use-change.ts'
import { useIsHydrated } from '../../../../account-settings/use-is-hydrated.ts'
import type { ToolProps } from '../tools-data.ts'
import type { Draft, DraftChange } from './draft.ts'
import { LookFields } from './look-fields.tsx'
import styles from './settings-section.module.css'
import { isAmountWrong, TargetFields } from './target-fields.tsx'
import { ToolPreview } from './tool-preview.tsx'

/** Where a tool leads and how it looks; shown as it will be while it is being changed. */
export function SettingsSection(props: ToolProps) {
  const t = useTranslate()
  const { calls, refresh, tool } = props
  const isHydrated = useIsHydrated()
  const [settings, setSettings] = useState<Draft>(tool.settings)
  const { isPending, outcome, run } = useChange()
  const set = (change: DraftChange) =>
    setSettings((before) => withoutEmpty({ ...before, ...change }))
  const save = () =>
    run(async () => {
      if (isAmountWrong(settings)) return refused(t('earnTools.amountWrong'))
      const answer = await calls.affiliateUpdateTool({ id: tool.id, settings })
      if (answer.ok) await refresh()
      return callOutcome(answer, t('earnTools.settingsSaved'))
    })
  const isUnsaved = JSON.stringify(sorted(settings)) !== JSON.stringify(sorted(tool.settings))
  return (
    <SettingsCard
      id="settings"
      title={t('earnTools.settingsTitle')}
      text={t('earnTools.settingsText')}
    >
      <div className={styles.fields}>
        <TargetFields {...props} settings={settings} set={set} />
        <LookFields {...props} settings={settings} set={set} />
      </div>
      <ToolPreview {...props} settings={settings} />
      {isUnsaved ? <p className={styles.unsaved}>{t('earnTools.unsaved')}</p> : null}
      <div>
        <Button
          busy={isPending}
          waitsFor={isHydrated ? null : t('common.stillLoading')}
          onClick={save}
        >
          {t('common.save')}
        </Button>
      </div>
      <OutcomeNotice outcome={outcome} />
    </SettingsCard>
  )
}

function withoutEmpty(settings: DraftChange): Draft {
  return Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== undefined && value.length > 0),
  )
}

function sorted(settings: Draft): readonly (readonly [string, unknown])[] {
  return Object.entries(settings).toSorted(([one], [two]) => one.localeCompare(two))
}
