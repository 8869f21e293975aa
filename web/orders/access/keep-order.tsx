import { secretLink } from '@causeway/core/orders'
import { Button, Card, LtrText, Notice } from '@causeway/ui/primitives'
import { recovery } from '@causeway/widget/call-lines'
import { httpCalls } from '@causeway/widget/client'
import { useLanguageTag, useTranslate } from '@causeway/widget/messages'
import { useEffect, useState } from 'react'
import { providerNames } from '../../account-settings/provider-names.ts'
import { useSitePath } from '../../i18n/use-language.ts'
import { downloadText } from '../../recovery/download-text.ts'
import { recoveryFile } from '../../recovery/recovery-file.ts'
import type { OrderViewProps } from '../order-view-props.ts'
import styles from './keep-order.module.css'

type Kept =
  | { readonly kind: 'copied' }
  | { readonly kind: 'shown'; readonly link: string }
  /** Held by the account, not by this browser: only the browser that made the order has its secret. */
  | { readonly kind: 'account' }
  | { readonly kind: 'failed'; readonly message: string }

/**
 * Order recovery for its holder: a secret link and a recovery file, which open the order in another browser. The secret is
 * asked for only when one of them is wanted; it is in no page.
 */
export function KeepOrder({
  transaction,
  publicUrl,
  linkedServices,
}: Pick<OrderViewProps, 'transaction' | 'publicUrl' | 'linkedServices'>) {
  const t = useTranslate()
  const sitePath = useSitePath()
  const isHydrated = useIsHydrated()
  const [kept, setKept] = useState<Kept | null>(null)
  const { transactionId, createdAt, currencyFrom, currencyTo } = transaction
  if (!transaction.isOwner) return null
  const withLink = async (use: (link: string) => Promise<Kept | null>) => {
    const answer = await httpCalls({ recovery }).recovery({ id: transactionId })
    if (!answer.ok) return setKept(refusalOf(answer.body.error))
    const path = sitePath(`/transaction/${transactionId}`)
    setKept(await use(secretLink(`${publicUrl}${path}`, answer.body.holderSecret)))
  }
  const copy = (link: string): Promise<Kept> =>
    navigator.clipboard
      .writeText(link)
      .then((): Kept => ({ kind: 'copied' }))
      .catch((): Kept => ({ kind: 'shown', link }))
  const download = async (link: string) => {
    const about = t('desk.recoveryAbout')
    const order = { transactionId, link, createdAt, currencyFrom, currencyTo }
    downloadText(recoveryFile(about, order))
    return null
  }
  return (
    <Card look="outlined">
      <section aria-labelledby="keep-order" className={styles.keep}>
        <h2 id="keep-order" className={styles.title}>
          {t('desk.keepTitle')}
        </h2>
        <p className={styles.text}>{t('desk.keepText')}</p>
        <LinkedServices services={linkedServices} />
        <div className={styles.buttons}>
          <Button
            look="secondary"
            waitsFor={isHydrated ? null : t('common.stillLoading')}
            onClick={() => withLink(copy)}
          >
            {t('desk.secretLink')}
          </Button>
          <Button
            look="secondary"
            waitsFor={isHydrated ? null : t('common.stillLoading')}
            onClick={() => withLink(download)}
          >
            {t('desk.recoveryFile')}
          </Button>
        </div>
        <SavedNotice kept={kept} />
        <noscript>
          <p className={styles.text}>{t('common.scriptNeeded')}</p>
        </noscript>
      </section>
    </Card>
  )
}

/** Where the account has services to sign in by, the order can be recovered by them too (TRACK-14). */
function LinkedServices({ services }: { readonly services: OrderViewProps['linkedServices'] }) {
  const t = useTranslate()
  const language = useLanguageTag()
  if (services.length === 0) return null
  const names = services.map((service) => providerNames[service])
  const listed = new Intl.ListFormat(language, { type: 'disjunction' }).format(names)
  return <p className={styles.text}>{t('desk.linkedServices', { services: listed })}</p>
}

function refusalOf({ code, message }: { readonly code: string; readonly message: string }): Kept {
  return code === 'not_the_holder' ? { kind: 'account' } : { kind: 'failed', message }
}

/** False in what the server rendered: a button that does nothing yet must not look as if it did. */
function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}

function SavedNotice({ kept }: { readonly kept: Kept | null }) {
  const t = useTranslate()
  switch (kept?.kind) {
    case 'copied':
      return (
        <Notice tone="good" announce="status">
          {t('desk.secretLinkCopied')}
        </Notice>
      )
    case 'shown':
      return (
        <Notice announce="status" title={t('desk.secretLinkShown')}>
          <p className={styles.link}>
            <LtrText>{kept.link}</LtrText>
          </p>
        </Notice>
      )
    case 'account':
      return <Notice announce="status">{t('desk.recoveryByAccount')}</Notice>
    case 'failed':
      return (
        <Notice tone="error" announce="alert">
          {t('desk.recoveryFailed', { reason: kept.message })}
        </Notice>
      )
    default:
      return null
  }
}
