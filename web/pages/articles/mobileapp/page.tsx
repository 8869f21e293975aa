import type { AppFacts } from '@causeway/content/site'
import { Card, LinkButton, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useLocalPath } from '../../../i18n/use-language.ts'
import { Section } from '../../../parts/section.tsx'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'
import { PhoneDrawing } from './phone-drawing.tsx'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

const systems = [
  { name: 'android', steps: ['androidOpen', 'androidMenu', 'androidAdd'] },
  { name: 'ios', steps: ['iosOpen', 'iosShare', 'iosAdd'] },
] as const

const abilities = ['canExchange', 'canScan', 'canFollow', 'canPasskey'] as const

/** How the site becomes an app of a phone, and what it does there. */
export default function MobileAppPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { apps, host } = loaderData
  return (
    <Section title={t('mobileapp.title')} lead={t('mobileapp.lead')} width="wide">
      <div className={styles.columns}>
        <PhoneDrawing label={t('mobileapp.picture')} />
        <div className={styles.ways}>
          {systems.map(({ name, steps }) => (
            <Card key={name} look="outlined">
              <h2 className={styles.title}>{t(`mobileapp.${name}Title`)}</h2>
              <ol className={styles.steps}>
                {steps.map((step) => (
                  <li key={step}>{t(`mobileapp.${step}`)}</li>
                ))}
              </ol>
            </Card>
          ))}
          <Stores apps={apps} />
        </div>
      </div>
      <section className={styles.section}>
        <h2 className={styles.title}>{t('mobileapp.canTitle')}</h2>
        <dl className={styles.abilities}>
          {abilities.map((ability) => (
            <div key={ability}>
              <dt className={styles.ability}>{t(`mobileapp.${ability}Title`)}</dt>
              <dd className={styles.text}>{t(`mobileapp.${ability}Text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.section}>
        <Notice title={t('mobileapp.safeTitle')}>{t('mobileapp.safeText', { host })}</Notice>
        <p className={styles.start}>
          <LinkButton href={localPath('/')} size="large">
            {t('mobileapp.start')}
          </LinkButton>
        </p>
      </section>
    </Section>
  )
}

/** The operator's own apps; nothing where he names none. */
function Stores({ apps }: { readonly apps: AppFacts }) {
  const t = useTranslate()
  const stores = [
    { name: t('mobileapp.storeIos'), url: apps.ios },
    { name: t('mobileapp.storeAndroid'), url: apps.android },
  ].flatMap(({ name, url }) => (url === null ? [] : [{ name, url }]))
  if (stores.length === 0) return null
  return (
    <Card look="outlined">
      <h2 className={styles.title}>{t('mobileapp.storesTitle')}</h2>
      <p className={styles.text}>{t('mobileapp.storesText')}</p>
      <p className={styles.stores}>
        {stores.map(({ name, url }) => (
          <LinkButton key={url} href={url} target="_blank" rel="noopener" look="secondary">
            {name}
          </LinkButton>
        ))}
      </p>
    </Card>
  )
}
