import { useTranslate } from '@causeway/widget/messages'
import { clientPage, type DataOf, type ViewData } from '../../../client-page/index.ts'
import { Section } from '../../../parts/section.tsx'
import type { Route } from './+types/page.ts'
import { Calculator } from './calculator.tsx'
import styles from './earn-page.module.css'
import { percentOf } from './monthly-earnings.ts'
import { OwnPart } from './own-part.tsx'
import { TermsSection } from './terms-section.tsx'

type Data = DataOf<Route.ComponentProps>

const steps = ['Apply', 'Share', 'Earn', 'Paid'] as const

/** What the affiliate programme pays, and the way into it (EARN-01). */
function EarnPage({ loaderData: { data } }: ViewData<Data>) {
  const t = useTranslate()
  const { brandName, terms } = data
  const share = t('earn.percent', { value: percentOf(terms.shares.exchange) })
  return (
    <Section
      title={t('earn.title', { brand: brandName })}
      lead={t('earn.lead', { share })}
      width="wide"
    >
      <div className={styles.columns}>
        <OwnPart {...data} />
        <Calculator terms={terms} />
      </div>
      <TermsSection terms={terms} />
      <section className={styles.section} aria-labelledby="steps">
        <h2 id="steps" className={styles.heading}>
          {t('earn.stepsTitle')}
        </h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <h3 className={styles.step}>{t(`earn.step${step}`)}</h3>
              <p className={styles.text}>{t(`earn.step${step}Text`)}</p>
            </li>
          ))}
        </ol>
      </section>
    </Section>
  )
}

/** As a client page. */
export const earnPage = clientPage<Data>({ name: 'earn-page', View: EarnPage })
