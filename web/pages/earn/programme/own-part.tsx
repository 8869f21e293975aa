import {
  Badge,
  type BadgeProps,
  Card,
  CopyButton,
  LinkButton,
  LtrText,
} from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import type { MouseEvent } from 'react'
import { openSignIn } from '../../../account/index.ts'
import { formatDate } from '../../../i18n/format-date-time.ts'
import { useLocalPath } from '../../../i18n/use-language.ts'
import { ApplyForm } from './apply-form.tsx'
import type { EarnData } from './earn-data.ts'
import styles from './own-part.module.css'

/** The visitor's own part in the programme: the way in, or what was decided. */
export function OwnPart(props: EarnData) {
  const t = useTranslate()
  const isOutside = props.affiliate === null || props.affiliate.status === 'none'
  return (
    <Card look="outlined" roomy>
      <section className={styles.part} aria-labelledby="own-part">
        <h2 id="own-part" className={styles.title}>
          {t(isOutside ? 'earn.applyTitle' : 'earn.statusTitle')}
        </h2>
        {props.affiliate === null ? (
          <SignedOut />
        ) : (
          <State {...props} affiliate={props.affiliate} />
        )}
      </section>
    </Card>
  )
}

function SignedOut() {
  const t = useTranslate()
  const localPath = useLocalPath()
  /** In place; without script, or in another tab, its address opens the modal. */
  const signIn = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    openSignIn()
  }
  return (
    <>
      <p className={styles.text}>{t('earn.applyText')}</p>
      <p>
        <LinkButton href={localPath('/?sign-in=1')} onClick={signIn}>
          {t('earn.signIn')}
        </LinkButton>
      </p>
    </>
  )
}

type Affiliate = NonNullable<EarnData['affiliate']>
type StateProps = EarnData & { readonly affiliate: Affiliate }

const tones = {
  applied: 'neutral',
  approved: 'good',
  refused: 'warning',
  disabled: 'bad',
} as const satisfies Record<Exclude<Affiliate['status'], 'none'>, BadgeProps['tone']>

function State(props: StateProps) {
  const t = useTranslate()
  const { affiliate } = props
  const { reason, status } = affiliate
  if (status === 'none') return <ApplyForm isAgain={false} />
  return (
    <>
      <p>
        <Badge tone={tones[status]}>{t(`earn.${status}`)}</Badge>
      </p>
      <p className={styles.text} role="status">
        {t(`earn.${status}Text`, { date: formatDate(affiliate.appliedAt ?? '', t) })}
      </p>
      {reason === null || status === 'approved' ? null : (
        <p className={styles.text}>{t('earn.reason', { reason })}</p>
      )}
      {status === 'refused' ? <ApplyForm isAgain /> : null}
      {status === 'approved' ? <Approved {...props} /> : null}
    </>
  )
}

function Approved({ link, places }: EarnData) {
  const t = useTranslate()
  const localPath = useLocalPath()
  return (
    <>
      {link === null ? null : (
        <dl className={styles.facts}>
          <dt>{t('earn.link')}</dt>
          <dd className={styles.link}>
            <LtrText className={styles.code}>{link}</LtrText>
            <CopyButton
              text={link}
              label={t('earn.copyLink')}
              short={t('common.copy')}
              copied={t('common.copied')}
            />
          </dd>
        </dl>
      )}
      <nav aria-label={t('earn.places')} className={styles.places}>
        {places.map(({ name, path }) => (
          <LinkButton key={path} href={localPath(path)} look="secondary">
            {t(`earn.${name}`)}
          </LinkButton>
        ))}
      </nav>
    </>
  )
}
