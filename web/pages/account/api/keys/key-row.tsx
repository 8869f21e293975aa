import type { PartnerKeyOut } from '@causeway/api/contract'
import type { Translate } from '@causeway/content/messages'
import { Badge, Disclosure, LtrText } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { formatDate } from '../../../../i18n/format-date-time.ts'
import { dialectWords, scopeWords } from './key-words.ts'
import styles from './keys-section.module.css'
import { type KeyRowProps, RenameForm, RevokeForm, RightsForm } from './row-forms.tsx'
import { SitesForm } from './sites-form.tsx'

/** A key: what it may do, when it was used, and what can be changed about it. */
export function KeyRow(props: KeyRowProps) {
  const t = useTranslate()
  const { dialects, hint, id, name, scopes, state } = props.apiKey
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <LtrText className={styles.hint}>{hint}…</LtrText>
        {state === 'active' ? null : (
          <Badge tone="warning">
            {t(state === 'revoked' ? 'accountApi.revoked' : 'accountApi.expired')}
          </Badge>
        )}
      </div>
      <div className={styles.facts}>
        <span>{dialects.map((dialect) => t(dialectWords[dialect])).join(', ')}</span>
        <span>{scopes.map((scope) => t(scopeWords[scope])).join(', ')}</span>
        {timesOf(props.apiKey, t).map((says) => (
          <span key={says}>{says}</span>
        ))}
      </div>
      {state === 'active' ? (
        <div className={styles.choices}>
          {/* A new name closes it: the row is then another. */}
          <Disclosure key={name} summary={t('accountApi.rename', { name })}>
            <RenameForm {...props} />
          </Disclosure>
          <Disclosure
            key={`${scopes} ${props.apiKey.networks}`}
            summary={t('accountApi.changeRights', { name })}
          >
            <RightsForm {...props} />
          </Disclosure>
          <Disclosure
            key={`${id} ${props.apiKey.widgetSites}`}
            summary={t('accountApi.changeSites', { name })}
          >
            <SitesForm {...props} />
          </Disclosure>
          <Disclosure key={id} summary={t('accountApi.revoke', { name })}>
            <p className={styles.text}>{t('accountApi.revokeText')}</p>
            <RevokeForm {...props} />
          </Disclosure>
        </div>
      ) : null}
    </li>
  )
}

function timesOf(key: PartnerKeyOut, t: Translate): readonly string[] {
  const { createdAt, expiresAt, lastUsedAt, networks, needsNonce, widgetSites } = key
  return [
    networks.length === 0
      ? t('accountApi.anyNetwork')
      : t('accountApi.networksOnly', { networks: networks.join(', ') }),
    ...(widgetSites.length > 0
      ? [t('accountApi.sitesOfWidget', { sites: widgetSites.join(', ') })]
      : []),
    ...(needsNonce ? [t('accountApi.nonceNeeded')] : []),
    t('accountApi.createdOn', { date: formatDate(createdAt, t) }),
    lastUsedAt === null
      ? t('accountApi.neverUsed')
      : t('accountApi.lastUsedOn', { date: formatDate(lastUsedAt, t) }),
    expiresAt === null
      ? t('accountApi.neverExpires')
      : t('accountApi.expiresOn', { date: formatDate(expiresAt, t) }),
  ]
}
