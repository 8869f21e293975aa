import type { WebhookEndpointOut } from '@causeway/api/contract'
import type { WebhookEvent } from '@causeway/core/partners'
import { TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import { answerOutcome, callOutcome } from '../../../../account-settings/answer-outcome.ts'
import { ChangeForm, type FormValues } from '../../../../account-settings/change-form.tsx'
import { ChoiceGroup, Radio } from '../../../../account-settings/choice-group.tsx'
import { type FieldErrors, refused } from '../../../../account-settings/outcome.ts'
import { ProofFields } from '../../../../account-settings/proof-fields.tsx'
import type { SectionProps } from '../api-data.ts'
import type { EndpointRowProps, NewSecret } from './endpoint-row-props.ts'
import { EventChoice, events } from './event-choice.tsx'

export type AddEndpointProps = SectionProps & { readonly onAdded: (added: NewSecret) => void }

/** Where messages go, what they tell of, and how they are signed. */
export function AddEndpointForm({ account, calls, onAdded, refresh }: AddEndpointProps) {
  const t = useTranslate()
  const [chosen, setChosen] = useState<readonly WebhookEvent[]>(events)
  const [signing, setSigning] = useState<WebhookEndpointOut['signing']>('hmac')
  const add = async (values: FormValues) => {
    if (chosen.length === 0) return refused(t('accountApi.eventsNeeded'))
    const url = values('url').trim()
    const asked = { url, events: wire(chosen), signing, ...proofIn(values) }
    const answer = await calls.addWebhookEndpoint(asked)
    const outcome = answerOutcome(t, answer, t('accountApi.endpointAdded'))
    if (!outcome.isDone || !answer.ok) return outcome
    onAdded({ url, secret: answer.body.secret ?? '' })
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
          <ProofFields account={account} errors={errors} />
        </>
      )}
    </ChangeForm>
  )
}

/** Another address, which asks for proof, or other events. */
export function ChangeEndpointForm(props: EndpointRowProps) {
  const { account, calls, endpoint, onChanged, refresh } = props
  const t = useTranslate()
  const [typed, setTyped] = useState(endpoint.url)
  const [chosen, setChosen] = useState<readonly WebhookEvent[]>(
    endpoint.events.length === 0 ? events : endpoint.events,
  )
  const change = async (values: FormValues) => {
    if (chosen.length === 0) return refused(t('accountApi.eventsNeeded'))
    const { id } = endpoint
    const asked = { id, url: values('url').trim(), events: wire(chosen), ...proofIn(values) }
    const answer = await calls.changeWebhookEndpoint(asked)
    const outcome = answerOutcome(t, answer, t('accountApi.endpointChanged'))
    if (outcome.isDone) await refresh()
    return outcome
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
          <UrlField errors={errors} url={endpoint.url} onChange={setTyped} />
          <EventChoice chosen={chosen} onChange={setChosen} />
          {typed.trim() === endpoint.url ? null : <ProofFields account={account} errors={errors} />}
        </>
      )}
    </ChangeForm>
  )
}

/** Another secret beside the one there is, which stays valid for a day. */
export function RotateSecretForm(props: EndpointRowProps) {
  const { account, calls, endpoint, onChanged, onSecret, refresh } = props
  const t = useTranslate()
  const rotate = async (values: FormValues) => {
    const answer = await calls.rotateWebhookSecret({ id: endpoint.id, ...proofIn(values) })
    const outcome = answerOutcome(t, answer, t('accountApi.secretReplaced'))
    if (!outcome.isDone || !answer.ok) return outcome
    onSecret({ url: endpoint.url, secret: answer.body.secret ?? '' })
    await refresh()
    return outcome
  }
  return (
    <ChangeForm
      submit={t('accountApi.replaceSecretButton')}
      look="secondary"
      change={rotate}
      onDone={onChanged}
    >
      {(errors) => <ProofFields account={account} errors={errors} />}
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

type UrlFieldProps = {
  readonly errors: FieldErrors
  readonly url?: string
  readonly onChange?: (typed: string) => void
}

function UrlField({ errors, onChange, url }: UrlFieldProps) {
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
      onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
      autoComplete="off"
      maxLength={2000}
      required
    />
  )
}

/** What the owner typed to prove that it is he; null where the form did not ask. */
function proofIn(values: FormValues) {
  return { password: values('password') || null, code: values('code') || null }
}

/** All of them are asked for by naming none: new ones are then told of, too. */
function wire(chosen: readonly WebhookEvent[]): WebhookEvent[] {
  return chosen.length === events.length ? [] : [...chosen]
}
