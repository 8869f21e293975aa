import { AmountText, tickerLabel } from '@causeway/ui/money'
import { Icon } from '@causeway/ui/primitives'
import { Fragment, useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from '../../messages/index.ts'
import type { FormHold } from '../use-exchange-form.ts'
import styles from './fees-tip.module.css'
import { feeLines, priceBreakdown } from './price-breakdown.ts'

const KEY = 'fees_tooltip_dismiss'
/** As every tooltip: nothing jumps out under a passing pointer, and it can be reached. */
const SHOW_MILLISECONDS = 250
const HIDE_MILLISECONDS = 1000

/**
 * The two fees in a tooltip that can be dismissed for good (CALC-20). The browser's own popover: a tap, Enter or a
 * resting pointer opens it, Escape closes it. What it says stands in the details too.
 */
export function FeesTip({ hold: { state, coins } }: { readonly hold: FormHold }) {
  const t = useTranslate()
  const id = useId()
  const tip = useRef<HTMLDivElement>(null)
  const hover = useHover(tip)
  const [isDismissed, setDismissed] = useState<boolean | null>(null)
  useEffect(() => setDismissed(readDismissed()), [])
  // An older amount's fees say nothing about the new one.
  const parts = priceBreakdown(state.isUpdating ? null : state.estimate)
  const to = coins.get(state.to)
  if (isDismissed === true) return null

  function dismiss() {
    tip.current?.hidePopover()
    keepDismissed()
    setDismissed(true)
  }

  return (
    <span className={styles.place} data-ready={isDismissed === false ? '' : undefined}>
      <button
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-label={t('form.aboutFees')}
        {...hover}
      >
        <Icon name="information" size={18} />
      </button>
      <div ref={tip} id={id} popover="auto" role="tooltip" className={styles.tip} {...hover}>
        {parts === null || to === undefined ? (
          <p>{t(state.isUpdating ? 'form.ratePending' : 'form.notForAmount')}</p>
        ) : (
          <dl className={styles.fees}>
            {feeLines(parts, t, to.network).map(([name, amount]) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>
                  <AmountText amount={amount} ticker={tickerLabel(to)} />
                </dd>
              </Fragment>
            ))}
          </dl>
        )}
        <p>{t('form.feesInAmount')}</p>
        <button type="button" className={styles.dismiss} onClick={dismiss}>
          {t('form.dismissFees')}
        </button>
      </div>
    </span>
  )
}

/** Opens for a pointer that rests, and closes some time after it has left both button and tip. */
function useHover(tip: { readonly current: HTMLDivElement | null }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const later = (work: (element: HTMLDivElement) => void, milliseconds: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (tip.current?.isConnected) work(tip.current)
    }, milliseconds)
  }
  return {
    onPointerEnter: (event: { readonly pointerType: string }) => {
      if (event.pointerType === 'mouse')
        later((element) => element.showPopover(), SHOW_MILLISECONDS)
    },
    onPointerLeave: (event: { readonly pointerType: string }) => {
      if (event.pointerType === 'mouse')
        later((element) => element.hidePopover(), HIDE_MILLISECONDS)
    },
  }
}

function readDismissed(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true'
  } catch {
    return false
  }
}

function keepDismissed(): void {
  try {
    localStorage.setItem(KEY, 'true')
  } catch {
    // A full or forbidden storage: it stays away until the page is left.
  }
}
