import type { TransactionOut } from '@causeway/api/contract'
import type { MessageKey } from '@causeway/content/messages'
import { Card, LinkButton, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useLocalPath } from '../i18n/use-language.ts'
import styles from './kyc-card.module.css'

export type KycCardProps = {
  readonly transaction: Pick<TransactionOut, 'kyc' | 'kycRequired' | 'isOwner' | 'status'>
}

type Look = {
  readonly tone: 'information' | 'good' | 'warning' | 'error'
  readonly title: MessageKey
  readonly next: readonly MessageKey[]
  /** What the button that leads to the provider says. */
  readonly button: MessageKey
}

const asked: Look = {
  tone: 'warning',
  title: 'identification.asked',
  next: ['identification.askedWhy', 'identification.askedHow', 'identification.askedNext'],
  button: 'identification.begin',
}

const looks: Readonly<Record<string, Look>> = {
  none: asked,
  started: { ...asked, button: 'identification.continue' },
  pending: {
    tone: 'information',
    title: 'identification.pending',
    next: ['identification.pendingNext'],
    button: 'identification.continue',
  },
  retry: {
    tone: 'warning',
    title: 'identification.retry',
    next: ['identification.retryNext'],
    button: 'identification.again',
  },
  approved: {
    tone: 'good',
    title: 'identification.approved',
    next: [],
    button: 'identification.continue',
  },
  refused: {
    tone: 'error',
    title: 'identification.refused',
    next: ['identification.refusedNext'],
    button: 'identification.again',
  },
  waived: {
    tone: 'good',
    title: 'identification.waived',
    next: [],
    button: 'identification.continue',
  },
}

const ENDED = new Set(['finished', 'refunded', 'failed'])

/**
 * How far the identification of an order's holder is, what happens next, and the way to the provider (TRACK-09). Nothing
 * where nobody is asked, or where the order has ended.
 */
export function KycCard({ transaction }: KycCardProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { isOwner, kyc, kycRequired, status } = transaction
  if (!kycRequired || ENDED.has(status)) return null
  if (!isOwner || kyc === null) {
    return (
      <Notice title={t('identification.title')}>
        <p>{t('identification.stranger')}</p>
      </Notice>
    )
  }
  // The hold says so itself, with the form for the refund.
  if (kyc.status === 'refused' && status === 'hold') return null
  const look = looks[kyc.status] ?? asked
  return (
    <section aria-label={t('identification.title')} data-kyc={kyc.status}>
      <Card roomy>
        <Notice tone={look.tone} title={t(look.title)} announce="status" />
        {look.next.map((key) => (
          <p key={key} className={styles.next}>
            {t(key)}
          </p>
        ))}
        {kyc.url === null ? null : (
          <p className={styles.way}>
            <LinkButton href={localPath(kyc.url)} target="_blank" rel="noopener" wide>
              {t(look.button)}
            </LinkButton>
            <span className={styles.hint}>
              {t('identification.opensNew')}. {t('identification.askedElse')}
            </span>
          </p>
        )}
      </Card>
    </section>
  )
}
