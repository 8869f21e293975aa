import { Steps } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect } from 'react'
import { data } from 'react-router'
import { AlertSection } from '../../overlays/index.ts'
import { Section } from '../../parts/index.ts'
import { seoMeta } from '../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { AddressesStep } from './addresses-step.tsx'
import { CheckStep } from './check-step.tsx'
import { lostStep } from './lost-step.ts'
import { emptyOrderFields, readOrderFields } from './order-fields.ts'
import styles from './page.module.css'
import { processingSteps } from './processing-category.ts'

export { action, loader } from './page.server.ts'

/**
 * Posts the form as it is. Where the server cannot be reached, step 1 is shown with everything that was typed and says
 * so; an error status keeps the router from loading the page anew.
 */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return data(lostStep(readOrderFields(form)), 503)
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

const noErrors = {}

/** From a choice to an order: addresses first, then everything to be checked, with the live quote (EXCH-01). */
export default function ProcessingPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate()
  const isCheck = actionData?.step === 'check'
  const isLost = actionData?.step === 'addresses' && actionData.isLost === true
  useEffect(() => {
    // A new step begins at its top, for eyes and screen readers alike.
    if (isCheck) document.getElementById('content')?.focus()
  }, [isCheck])
  return (
    <Section
      title={t(isCheck ? 'processing.checkTitle' : 'processing.addressesTitle')}
      {...(isCheck ? { lead: t('processing.checkText') } : {})}
    >
      <div className={styles.steps}>
        <Steps
          label={t('processing.steps')}
          steps={[
            t('processing.stepAddresses'),
            t('processing.stepCheck'),
            t('processing.stepPay'),
          ]}
          current={processingSteps[isCheck ? 'check' : 'addresses'] - 1}
          doneLabel={t('processing.stepDone')}
        />
      </div>
      <AlertSection name="form" />
      {actionData?.step === 'check' ? (
        <CheckStep key={actionData.idempotencyKey} {...loaderData} {...actionData} />
      ) : (
        <AddressesStep
          {...loaderData}
          fields={actionData?.fields ?? emptyOrderFields}
          errors={actionData?.errors ?? noErrors}
          notice={actionData?.notice ?? (isLost ? t('processing.notSent') : null)}
        />
      )}
    </Section>
  )
}
