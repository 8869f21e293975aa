import type { WebhookEvent } from '@causeway/core/partners'
import { useTranslate } from '@causeway/widget/messages'
import { Check, ChoiceGroup } from '../../../../account-settings/choice-group.tsx'
import { eventWords } from './endpoint-words.ts'

/** Every event, in the order in which they are offered. */
export const events = Object.keys(eventWords) as readonly WebhookEvent[]

export type EventChoiceProps = {
  readonly chosen: readonly WebhookEvent[]
  readonly onChange: (chosen: readonly WebhookEvent[]) => void
}

/** What an endpoint is told of. */
export function EventChoice({ chosen, onChange }: EventChoiceProps) {
  const t = useTranslate()
  return (
    <ChoiceGroup
      label={t('accountApi.events')}
      error={chosen.length === 0 ? t('accountApi.eventsNeeded') : undefined}
    >
      {events.map((event) => (
        <Check
          key={event}
          label={t(eventWords[event])}
          isChecked={chosen.includes(event)}
          onChange={(isChecked) =>
            onChange(events.filter((one) => (one === event ? isChecked : chosen.includes(one))))
          }
        />
      ))}
    </ChoiceGroup>
  )
}
