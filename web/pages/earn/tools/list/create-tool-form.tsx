import type { ToolType } from '@causeway/core/affiliates'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import { callOutcome } from '../../../../account-settings/answer-outcome.ts'
import { ChangeForm, type FormValues } from '../../../../account-settings/change-form.tsx'
import { ChoiceGroup, Radio } from '../../../../account-settings/choice-group.tsx'
import type { Outcome } from '../../../../account-settings/outcome.ts'
import { useNavigate } from '../../../../client-page/index.ts'
import { offeredTypes, toolTypeWords } from '../tool-words.ts'
import type { ToolsProps } from '../tools-data.ts'
import { NameField } from './name-field.tsx'

export type CreateToolFormProps = ToolsProps & { readonly onDone: (outcome: Outcome) => void }

/** A new tool: its type and its name. It is the chosen one then. */
export function CreateToolForm({ calls, mostNameCharacters, onDone }: CreateToolFormProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [type, setType] = useState<ToolType>('ref_link')
  const create = async (values: FormValues) => {
    const answer = await calls.affiliateCreateTool({ type, name: values('name') })
    if (answer.ok) await navigate(`/earn/tools?tool=${answer.body.result.id}`)
    return callOutcome(answer, t('earnTools.created'))
  }
  return (
    <ChangeForm submit={t('earnTools.createTool')} change={create} onDone={onDone}>
      {(errors) => (
        <>
          <ChoiceGroup label={t('earnTools.type')}>
            {offeredTypes.map((each) => (
              <Radio
                key={each}
                name="type"
                label={t(toolTypeWords[each].name)}
                hint={t(toolTypeWords[each].hint)}
                isChecked={each === type}
                onChoose={() => setType(each)}
              />
            ))}
          </ChoiceGroup>
          <NameField most={mostNameCharacters} error={errors.name} />
        </>
      )}
    </ChangeForm>
  )
}
