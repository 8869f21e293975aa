import { Badge, Button } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { callOutcome } from '../../../../account-settings/answer-outcome.ts'
import { ChangeForm, type FormValues } from '../../../../account-settings/change-form.tsx'
import { OutcomeNotice } from '../../../../account-settings/outcome-notice.tsx'
import { SettingsCard } from '../../../../account-settings/settings-card.tsx'
import { useChange } from '../../../../account-settings/use-change.ts'
import { useIsHydrated } from '../../../../account-settings/use-is-hydrated.ts'
import { toolTypeWords } from '../tool-words.ts'
import type { ToolProps } from '../tools-data.ts'
import { NameField } from './name-field.tsx'

/** A tool's name, and whether it earns. */
export function ToolSection(props: ToolProps) {
  const t = useTranslate()
  const { calls, mostNameCharacters, refresh, tool } = props
  const { id, isDisabled, name, type } = tool
  const rename = async (values: FormValues) => {
    const answer = await calls.affiliateUpdateTool({ id, name: values('name') })
    if (answer.ok) await refresh()
    return callOutcome(answer, t('earnTools.renamed'))
  }
  return (
    <SettingsCard
      id="tool"
      title={name}
      state={isDisabled ? <Badge tone="warning">{t('earnTools.toolDisabled')}</Badge> : null}
      text={t(toolTypeWords[type].name)}
    >
      <ChangeForm submit={t('earnTools.rename')} look="secondary" change={rename}>
        {(errors) => <NameField most={mostNameCharacters} error={errors.name} start={name} />}
      </ChangeForm>
      <Switch {...props} />
    </SettingsCard>
  )
}

function Switch({ calls, refresh, tool: { id, isDisabled } }: ToolProps) {
  const t = useTranslate()
  const isHydrated = useIsHydrated()
  const { isPending, outcome, run } = useChange()
  const change = () =>
    run(async () => {
      const answer = await calls.affiliateUpdateTool({ id, isDisabled: !isDisabled })
      if (answer.ok) await refresh()
      return callOutcome(answer, t(isDisabled ? 'earnTools.nowEnabled' : 'earnTools.nowDisabled'))
    })
  return (
    <>
      <p>{t('earnTools.stateText')}</p>
      <div>
        <Button
          look="secondary"
          busy={isPending}
          waitsFor={isHydrated ? null : t('common.stillLoading')}
          onClick={change}
        >
          {t(isDisabled ? 'earnTools.enable' : 'earnTools.disable')}
        </Button>
      </div>
      <OutcomeNotice outcome={outcome} />
    </>
  )
}
