import type { PartnerScope } from '@causeway/core/partners'
import { useTranslate } from '@causeway/widget/messages'
import { Check, ChoiceGroup } from '../../../../account-settings/choice-group.tsx'
import { scopeWords } from './key-words.ts'

const scopes = Object.keys(scopeWords) as readonly PartnerScope[]

export type ScopeChoiceProps = {
  readonly chosen: readonly PartnerScope[]
  readonly onChange: (chosen: readonly PartnerScope[]) => void
}

/** What a key may be used for. */
export function ScopeChoice({ chosen, onChange }: ScopeChoiceProps) {
  const t = useTranslate()
  return (
    <ChoiceGroup
      label={t('accountApi.permissions')}
      error={chosen.length === 0 ? t('accountApi.permissionsNeeded') : undefined}
    >
      {scopes.map((scope) => (
        <Check
          key={scope}
          label={t(scopeWords[scope])}
          isChecked={chosen.includes(scope)}
          onChange={(isChecked) =>
            onChange(scopes.filter((one) => (one === scope ? isChecked : chosen.includes(one))))
          }
        />
      ))}
    </ChoiceGroup>
  )
}
