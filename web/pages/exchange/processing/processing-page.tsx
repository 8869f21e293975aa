import { Steps } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect } from 'react'
import { clientPage, type DataOf, type ViewData } from '../../../client-page/index.ts'
import { AlertSection } from '../../../overlays/index.ts'
import { Section } from '../../../parts/section.tsx'
import type { Route } from './+types/page.ts'
import { AddressesStep } from './addresses/addresses-step.tsx'
import { lazyEosAccount } from './addresses/lazy-eos-account.ts'
import { lazyCheckStep } from './check/lazy-check-step.ts'
import { checkAddress } from './exchange-choice.ts'
import {
  asTyped,
  emptyOrderFields,
  type OrderFields,
  readOrderFields,
} from './order/order-fields.ts'
import styles from './page.module.css'
import { processingSteps } from './processing-category.ts'
import type { ProcessingStep } from './processing-step.server.ts'

type Data = DataOf<Route.ComponentProps>

const noErrors = {}

/** From a choice to an order: addresses first, then everything to be checked, with the live quote (EXCH-01). */
function ProcessingPage({ loaderData, actionData }: ViewData<Data>) {
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
        <lazyCheckStep.View key={actionData.idempotencyKey} {...loaderData} {...actionData} />
      ) : (
        <AddressesStep
          {...loaderData}
          fields={actionData?.fields ?? loaderData.inFrame?.start ?? emptyOrderFields}
          errors={actionData?.errors ?? noErrors}
          notice={actionData?.notice ?? (isLost ? t('processing.notSent') : null)}
        />
      )}
    </Section>
  )
}

/** As a client page. */
export const processingPage = clientPage<Data>({
  name: 'processing-page',
  View: ProcessingPage,
  addressOf: ({ actionData }, sentTo) =>
    actionData?.step === 'check' ? checkAddress(sentTo) : sentTo,
  lost: (form) => lostStep(readOrderFields(form)),
  lazy: {
    load: async () => {
      await Promise.all([lazyCheckStep.load(), lazyEosAccount.load()])
    },
    isShown: ({ actionData, loaderData }) =>
      actionData?.step === 'check' || loaderData.exchange.to.addressFamily === 'eos',
  },
})

/** Step 1 again, after a form that never reached the server. */
function lostStep(fields: OrderFields): ProcessingStep {
  return { step: 'addresses', fields: asTyped(fields), errors: {}, notice: null, isLost: true }
}
