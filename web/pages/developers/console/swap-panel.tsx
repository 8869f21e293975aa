import { Button, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import styles from './api-console.module.css'
import type { ConsoleKey } from './console-key.ts'
import { makeSwap, type SwapStep } from './make-swap.ts'

/** A whole exchange with play money: the order, its payment, and every status until the payout. */
export function SwapPanel({ chosen }: { readonly chosen: ConsoleKey | null }) {
  const t = useTranslate()
  const [steps, setSteps] = useState<readonly SwapStep[]>([])
  const [isBusy, setBusy] = useState(false)
  async function start() {
    if (chosen === null) return
    setSteps([])
    setBusy(true)
    for await (const step of makeSwap(chosen)) setSteps((before) => [...before, step])
    setBusy(false)
  }
  return (
    <section className={styles.panel} aria-labelledby="console-swap">
      <h2 id="console-swap" className={styles.title}>
        {t('developerConsole.swapTitle')}
      </h2>
      <p className={styles.soft}>{t('developerConsole.swapText')}</p>
      <div className={styles.row}>
        <Button look="secondary" onClick={start} busy={isBusy} disabled={chosen === null}>
          {t('developerConsole.swapStart')}
        </Button>
        {chosen === null ? (
          <span className={styles.soft}>{t('developerConsole.needsKey')}</span>
        ) : null}
      </div>
      <ol className={styles.log} aria-live="polite" aria-labelledby="console-swap">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added
          <li key={index}>
            <StepLine step={step} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function StepLine({ step }: { readonly step: SwapStep }) {
  const t = useTranslate()
  switch (step.kind) {
    case 'created':
      return t('developerConsole.swapCreated', { id: step.id, address: step.address })
    case 'paid':
      return t('developerConsole.swapPaid', { amount: step.amount })
    case 'status':
      return t('developerConsole.swapStatus', { status: step.status })
    case 'finished':
      return (
        <Notice tone="good">
          {t('developerConsole.swapFinished', { amount: step.amount, address: step.address })}
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="error">{t('developerConsole.swapFailed', { message: step.message })}</Notice>
      )
  }
}
