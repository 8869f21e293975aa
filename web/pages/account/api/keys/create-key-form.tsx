import type { PartnerScope } from '@causeway/core/partners'
import { Disclosure, Notice, TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import { answerOutcome } from '../../../../account-settings/answer-outcome.ts'
import { ChangeForm, type FormValues } from '../../../../account-settings/change-form.tsx'
import { Check, ChoiceGroup, Radio } from '../../../../account-settings/choice-group.tsx'
import { type FieldErrors, refused } from '../../../../account-settings/outcome.ts'
import { ProofFields } from '../../../../account-settings/proof-fields.tsx'
import type { SectionProps } from '../api-data.ts'
import { ExpiryField, expiryIn, type Lifetime } from './expiry-field.tsx'
import { type KeyKind, keyKinds } from './key-kinds.ts'
import { canMakePair, makePair } from './make-pair.ts'
import { listIn, NetworksField } from './networks-field.tsx'
import { type NewKey, newKeyOf } from './new-key.ts'
import { PublicKeyField } from './public-key-field.tsx'
import { ScopeChoice } from './scope-choice.tsx'

export type CreateKeyFormProps = SectionProps & { readonly onCreated: (created: NewKey) => void }

type Choices = {
  readonly kind: KeyKind
  /** Whether its owner has a pair of his own already. */
  readonly hasOwnPair: boolean
  readonly scopes: readonly PartnerScope[]
  readonly lifetime: Lifetime
  readonly needsNonce: boolean
  readonly joinsRepeats: boolean
}

const first: Choices = {
  kind: 'pair',
  hasOwnPair: false,
  scopes: ['quote', 'create', 'read'],
  lifetime: 'never',
  needsNonce: false,
  joinsRepeats: true,
}

/** What a new key is for. Its private key is made here and stays here, where the browser can. */
export function CreateKeyForm({ account, calls, onCreated, refresh }: CreateKeyFormProps) {
  const t = useTranslate()
  const [choices, setChoices] = useState(first)
  const choose = (chosen: Partial<Choices>) => setChoices((before) => ({ ...before, ...chosen }))
  const { kind, lifetime, needsNonce, joinsRepeats, scopes } = choices
  const create = async (values: FormValues) => {
    if (scopes.length === 0) return refused(t('accountApi.permissionsNeeded'))
    const pair = kind === 'pair' && !choices.hasOwnPair && canMakePair() ? await makePair() : null
    const answer = await calls.createPartnerKey({
      name: values('name').trim(),
      dialects: [...keyKinds[kind].dialects],
      scopes: [...scopes],
      networks: listIn(values('networks')),
      needsNonce: needsNonce && keyKinds[kind].signs,
      joinsRepeats,
      expiresAt: expiryIn(lifetime, Date.now()),
      publicKey: pair?.publicKey ?? (values('publicKey') || null),
      password: values('password') || null,
      code: values('code') || null,
    })
    const outcome = answerOutcome(t, answer, t('accountApi.keyCreated'))
    if (!outcome.isDone || !answer.ok) return outcome
    onCreated(newKeyOf(answer.body, pair?.own ?? null))
    await refresh()
    return outcome
  }
  return (
    <ChangeForm submit={t('accountApi.createKey')} change={create}>
      {(errors) => (
        <>
          <TextField
            name="name"
            label={t('accountApi.keyName')}
            hint={t('accountApi.keyNameHint')}
            error={errors.name}
            autoComplete="off"
            maxLength={100}
            required
          />
          <KindChoice choices={choices} choose={choose} errors={errors} />
          <ScopeChoice chosen={scopes} onChange={(chosen) => choose({ scopes: chosen })} />
          <NetworksField error={errors.networks} />
          <ExpiryField lifetime={lifetime} onChange={(chosen) => choose({ lifetime: chosen })} />
          <Disclosure summary={t('accountApi.moreOptions')}>
            {keyKinds[kind].signs ? (
              <Check
                label={t('accountApi.needsNonce')}
                hint={t('accountApi.needsNonceHint')}
                isChecked={needsNonce}
                onChange={(isChecked) => choose({ needsNonce: isChecked })}
              />
            ) : null}
            <Check
              label={t('accountApi.joinsRepeats')}
              hint={t('accountApi.joinsRepeatsHint')}
              isChecked={joinsRepeats}
              onChange={(isChecked) => choose({ joinsRepeats: isChecked })}
            />
          </Disclosure>
          <ProofFields account={account} errors={errors} />
        </>
      )}
    </ChangeForm>
  )
}

type KindChoiceProps = {
  readonly choices: Choices
  readonly choose: (chosen: Partial<Choices>) => void
  readonly errors: FieldErrors
}

/** How programs prove that they have the key, and who makes it. */
function KindChoice({ choices: { hasOwnPair, kind }, choose, errors }: KindChoiceProps) {
  const t = useTranslate()
  const kinds = Object.keys(keyKinds) as readonly KeyKind[]
  return (
    <>
      <ChoiceGroup label={t('accountApi.kind')}>
        {kinds.map((one) => (
          <Radio
            key={one}
            name="kind"
            label={t(keyKinds[one].title)}
            hint={t(keyKinds[one].text)}
            isChecked={kind === one}
            onChoose={() => choose({ kind: one })}
          />
        ))}
      </ChoiceGroup>
      {keyKinds[kind].signs ? null : (
        <Notice tone="warning">{t('accountApi.unsignedWarning')}</Notice>
      )}
      {kind === 'pair' ? (
        <ChoiceGroup label={t('accountApi.pair')}>
          <Radio
            name="pair"
            label={t(canMakePair() ? 'accountApi.pairHere' : 'accountApi.pairOfServer')}
            hint={t(canMakePair() ? 'accountApi.pairHereHint' : 'accountApi.pairOfServerHint')}
            isChecked={!hasOwnPair}
            onChoose={() => choose({ hasOwnPair: false })}
          />
          <Radio
            name="pair"
            label={t('accountApi.pairOwn')}
            hint={t('accountApi.pairOwnHint')}
            isChecked={hasOwnPair}
            onChoose={() => choose({ hasOwnPair: true })}
          />
        </ChoiceGroup>
      ) : null}
      {kind === 'pair' && hasOwnPair ? <PublicKeyField error={errors.publicKey} /> : null}
    </>
  )
}
