import { Button, Card, Notice, TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Section } from '../../../parts/section.tsx'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** Plays the service by which somebody signs in: whoever plays says who they are there (AUTH-06). */
export default function SandboxSocialPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { isAsked, isPlayable, provider } = loaderData
  return (
    <Section title={t('social.playTitle', { provider })} lead={t('social.playText', { provider })}>
      <div className={styles.body}>
        {isPlayable && isAsked ? (
          <Card roomy>
            <Consent />
          </Card>
        ) : (
          <Notice tone="warning">
            {t(isPlayable ? 'social.playNothing' : 'social.playRefusedHere')}
          </Notice>
        )}
      </div>
    </Section>
  )
}

/** Leaves the router: the answer goes on to a call, not to a page. */
function Consent() {
  const t = useTranslate()
  return (
    <form method="post" className={styles.form}>
      <p>{t('social.playAsks')}</p>
      <TextField
        label={t('social.playEmail')}
        name="email"
        type="email"
        dir="ltr"
        required
        defaultValue="player@example.com"
      />
      <fieldset className={styles.told} aria-label={t('social.playAsks')}>
        <label>
          <input type="radio" name="told" value="verified" defaultChecked />
          {t('social.playVerified')}
        </label>
        <label>
          <input type="radio" name="told" value="unverified" />
          {t('social.playUnverified')}
        </label>
        <label>
          <input type="radio" name="told" value="nothing" />
          {t('social.playNoEmail')}
        </label>
      </fieldset>
      <div className={styles.answers}>
        <Button type="submit" name="answer" value="agree">
          {t('social.playAgree')}
        </Button>
        <Button type="submit" name="answer" value="decline" look="secondary" formNoValidate>
          {t('social.playDecline')}
        </Button>
      </div>
    </form>
  )
}
