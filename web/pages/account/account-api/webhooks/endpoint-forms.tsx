import type { WebhookEndpointOut } from '@causeway/api/contract'
import type { WebhookEvent } from '@causeway/core/partners'
import { TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import { callOutcome } from '../../../../account-settings/answer-outcome.ts'
import { ChangeForm, type FormValues } from '../../../../account-settings/change-form.tsx'
import { ChoiceGroup, Radio } from '../../../../account-settings/choice-group.tsx'
import { type FieldErrors, refused } from '../../../../account-settings/outcome.ts'
import type { SectionProps } from '../api-data.ts'
import type { EndpointRowProps, NewSecret } from './endpoint-row-props.ts'
import { EventChoice, events } from './event-choice.tsx'

export type AddEndpointProps = SectionProps & { readonly onAdded: (added: NewSecret) => void }

/** Where messages go, what they tell of, and how they are signed. */
export function AddEndpointForm({ calls, onAdded, refresh }: AddEndpointProps) {
  const t = useTranslate()
  const [chosen, setChosen] = useState<readonly WebhookEvent[]>(events)
  const [signing, setSigning] = useState<WebhookEndpointOut['signing']>('hmac')
  const add = async (values: FormValues) => {
    if (chosen.length === 0) return refused(t('accountApi.eventsNeeded'))
    const url = values('url').trim()
    const answer = await calls.addWebhookEndpoint({ url, events: wire(chosen), signing })
    const outcome = callOutcome(answer, t('accountApi.endpointAdded'))
    if (!answer.ok) return outcome
    onAdded({ url, secret: answer.body.result.secret })
    await refresh()
    return outcome
  }
  return (
    <ChangeForm submit={t('accountApi.addEndpoint')} change={add}>
      {(errors) => (
        <>
          <UrlField errors={errors} />
          <EventChoice chosen={chosen} onChange={setChosen} />
          <ChoiceGroup label={t('accountApi.signing')}>
            <Radio
              name="signing"
              label={t('accountApi.signingHmac')}
              hint={t('accountApi.signingHmacHint')}
              isChecked={signing === 'hmac'}
              onChoose={() => setSigning('hmac')}
            />
            <Radio
              name="signing"
              label={t('accountApi.signingEd25519')}
              hint={t('accountApi.signingEd25519Hint')}
              isChecked={signing === 'ed25519'}
              onChoose={() => setSigning('ed25519')}
            />
          </ChoiceGroup>
        </>
      )}
    </ChangeForm>
  )
}

/** Another address or other events. */
export function ChangeEndpointForm({ calls, endpoint, onChanged, refresh }: EndpointRowProps) {
  const t = useTranslate()
  const [chosen, setChosen] = useState<readonly WebhookEvent[]>(
    endpoint.events.length === 0 ? events : endpoint.events,
  )
  const change = async (values: FormValues) => {
    if (chosen.length === 0) return refused(t('accountApi.eventsNeeded'))
    const { id } = endpoint
    const url = values('url').trim()
    const answer = await calls.changeWebhookEndpoint({ id, url, events: wire(chosen) })
    if (answer.ok) await refresh()
    return callOutcome(answer, t('accountApi.endpointChanged'))
  }
  return (
    <ChangeForm
      submit={t('accountApi.endpointSave')}
      look="secondary"
      change={change}
      onDone={onChanged}
    >
      {(errors) => (
        <>
          <UrlField errors={errors} url={endpoint.url} />
          <EventChoice chosen={chosen} onChange={setChosen} />
        </>
      )}
    </ChangeForm>
  )
}

/** Another secret beside the one there is, which stays valid for a day. */
export function RotateSecretForm(props: EndpointRowProps) {
  const { calls, endpoint, onChanged, onSecret, refresh } = props
  const t = useTranslate()
  const rotate = async () => {
    const answer = await calls.rotateWebhookSecret({ id: endpoint.id })
    if (answer.ok) {
      onSecret({ url: endpoint.url, secret: answer.body.result.secret })
      await refresh()
    }
    return callOutcome(answer, t('accountApi.secretReplaced'))
  }
  return (
    <ChangeForm
      submit={t('accountApi.replaceSecretButton')}
      look="secondary"
      change={rotate}
      onDone={onChanged}
    >
      {() => null}
    </ChangeForm>
  )
}

/** Ends an endpoint. */
export function RemoveEndpointForm({ calls, endpoint, onChanged, refresh }: EndpointRowProps) {
  const t = useTranslate()
  const remove = async () => {
    const answer = await calls.removeWebhookEndpoint({ id: endpoint.id })
    if (answer.ok) await refresh()
    return callOutcome(answer, t('accountApi.endpointRemoved'))
  }
  return (
    <ChangeForm
      submit={t('accountApi.removeEndpointButton')}
      look="secondary"
      change={remove}
      onDone={onChanged}
    >
      {() => null}
    </ChangeForm>
  )
}

function UrlField({ errors, url }: { readonly errors: FieldErrors; readonly url?: string }) {
  const t = useTranslate()
  return (
    <TextField
      name="url"
      type="url"
      dir="ltr"
      label={t('accountApi.endpointUrl')}
      hint={t('accountApi.endpointUrlHint')}
      error={errors.url}
      {...(url === undefined ? {} : { defaultValue: url })}
      autoComplete="off"
      maxLength={2000}
      required
    />
  )
}

/** All of them are asked for by naming none: new ones are then told of, too. */
function wire(chosen: readonly WebhookEvent[]): WebhookEvent[] {
  return chosen.length === events.length ? [] : [...chosen]
}
