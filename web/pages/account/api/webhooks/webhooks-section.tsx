import { Button, Disclosure, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import type { Outcome } from '../../../../account-settings/outcome.ts'
import { OutcomeNotice } from '../../../../account-settings/outcome-notice.tsx'
import { SettingsCard } from '../../../../account-settings/settings-card.tsx'
import { useLocalPath } from '../../../../i18n/use-language.ts'
import type { SectionProps } from '../api-data.ts'
import styles from '../keys/keys-section.module.css'
import panel from '../keys/new-key-panel.module.css'
import { ShownSecret } from '../shown-secret.tsx'
import { AddEndpointForm } from './endpoint-forms.tsx'
import { EndpointRow } from './endpoint-row.tsx'
import type { NewSecret } from './endpoint-row-props.ts'

/** Where this partner is told of his orders (API-03). */
export function WebhooksSection(props: SectionProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { endpoints } = props
  // Said by the card: the row that asked for it is another then, or gone.
  const [changed, setChanged] = useState<Outcome | null>(null)
  const [secret, setSecret] = useState<NewSecret | null>(null)
  return (
    <SettingsCard
      id="webhooks"
      title={t('accountApi.webhooksTitle')}
      text={t('accountApi.webhooksText')}
    >
      <p>
        <a href={localPath('/developers')}>{t('accountApi.documentation')}</a>
      </p>
      {secret === null ? null : (
        <div className={panel.panel}>
          <h3 className={panel.title}>{t('accountApi.secretOf', { url: secret.url })}</h3>
          <Notice tone="warning">{t('accountApi.secretText')}</Notice>
          <ShownSecret label={t('accountApi.signingSecret')} text={secret.secret} />
          <div>
            <Button onClick={() => setSecret(null)}>{t('accountApi.kept')}</Button>
          </div>
        </div>
      )}
      {endpoints.length === 0 ? (
        <p>{t('accountApi.webhooksNone')}</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
        <ul role="list" className={styles.list} aria-label={t('accountApi.webhooksTitle')}>
          {endpoints.map((endpoint) => (
            <EndpointRow
              key={endpoint.id}
              {...props}
              endpoint={endpoint}
              onChanged={setChanged}
              onSecret={setSecret}
            />
          ))}
        </ul>
      )}
      <OutcomeNotice outcome={changed} takesFocus />
      <Disclosure key={endpoints.length} summary={t('accountApi.addEndpoint')}>
        <AddEndpointForm {...props} onAdded={setSecret} />
      </Disclosure>
    </SettingsCard>
  )
}
