import type { MessageKey } from '@causeway/content/messages'
import { Button, Card, LtrText, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Section } from '../../../parts/section.tsx'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

const statusNames: Readonly<Record<string, MessageKey>> = {
  none: 'identification.playUnknown',
  started: 'identification.playStarted',
  pending: 'identification.playPending',
  retry: 'identification.playRetried',
  approved: 'identification.playApproved',
  refused: 'identification.playRefused',
}

/** The page of the sandbox's identification service: whoever plays decides. */
export default function SandboxKycPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const { reference, status } = loaderData
  return (
    <Section title={t('identification.playTitle')} lead={t('identification.playText')}>
      <div className={styles.body}>
        {status === null ? (
          <Notice tone="warning">{t('identification.playRefusedHere')}</Notice>
        ) : (
          <Card roomy>
            <dl className={styles.facts}>
              <dt>{t('identification.playReference')}</dt>
              <dd>
                <LtrText>{reference}</LtrText>
              </dd>
              <dt>{t('identification.playStatus')}</dt>
              <dd>{t(statusNames[status] ?? 'identification.playUnknown')}</dd>
            </dl>
            {actionData?.isDone ? (
              <Notice tone="good" announce="status">
                {t('identification.playDone')}
              </Notice>
            ) : null}
            {status === 'none' ? null : <Verdicts />}
          </Card>
        )}
      </div>
    </Section>
  )
}

function Verdicts() {
  const t = useTranslate()
  return (
    <form method="post" className={styles.verdicts}>
      <Button type="submit" name="verdict" value="approve">
        {t('identification.playApprove')}
      </Button>
      <Button type="submit" name="verdict" value="retry" look="secondary">
        {t('identification.playRetry')}
      </Button>
      <Button type="submit" name="verdict" value="later" look="secondary">
        {t('identification.playLater')}
      </Button>
      <Button type="submit" name="verdict" value="refuse" look="secondary">
        {t('identification.playRefuse')}
      </Button>
    </form>
  )
}
