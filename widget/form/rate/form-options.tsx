import { Disclosure, Segmented } from '@causeway/ui/primitives'
import { type ComponentType, useState } from 'react'
import { useTranslate } from '../../messages/index.ts'
import { isRateOpen } from '../form-limits.ts'
import { tickersWithoutFixed } from '../state/form-view.ts'
import { canBeFixed } from '../state/reduce-pair.ts'
import type { FormHold } from '../use-exchange-form.ts'
import { FeeDetails } from './fee-details.tsx'
import { FeesTip } from './fees-tip.tsx'
import styles from './form-options.module.css'

/** Which kind of rate, and how the amount comes about. */
export function FormOptions({ hold }: { readonly hold: FormHold }) {
  const t = useTranslate()
  const { state, coins, dispatch } = hold
  return (
    <div className={styles.options}>
      <div className={styles.kinds}>
        {isRateOpen(hold.needs.limits) ? (
          <Segmented
            label={t('form.rateKind')}
            name="isFixedRate"
            describedBy="rate-kind-hint"
            value={state.isFixed ? 'true' : 'false'}
            options={[
              { value: 'false', label: t('form.floating') },
              {
                value: 'true',
                label: t('form.guaranteed'),
                disabled: !state.isFixedAble || !canBeFixed(coins, state),
              },
            ]}
            onChange={(value) => dispatch({ kind: 'rateKindChosen', isFixed: value === 'true' })}
          />
        ) : (
          <input type="hidden" name="isFixedRate" value={state.isFixed ? 'true' : 'false'} />
        )}
        <FeesTip hold={hold} />
      </div>
      {hold.needs.limits?.hidden.includes('details') ? null : <Details hold={hold} />}
    </div>
  )
}

/** The price as a sum; the comparison and the chart below it are fetched when it is opened. */
function Details({ hold }: { readonly hold: FormHold }) {
  const t = useTranslate()
  const [more, setMore] = useState<ComponentType<{ readonly hold: FormHold }> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const More = more

  async function load() {
    try {
      const { RateInsight } = await import('./rate-insight.tsx')
      setMore(() => RateInsight)
    } catch {
      // Offline: opening it again tries again.
      setMore(null)
    }
  }

  return (
    <Disclosure
      className={styles.details}
      onToggle={(opened) => {
        setOpen(opened)
        if (opened && more === null) void load()
      }}
      summary={
        <span>
          {t('form.feesIncluded')} · {t('form.details')}
        </span>
      }
    >
      <FeeDetails hold={hold} />
      {isOpen && More !== null ? <More hold={hold} /> : null}
    </Disclosure>
  )
}

/** What the chosen kind of rate means, or why the guaranteed one is off (CALC-13). */
export function RateKindHint({ hold }: { readonly hold: FormHold }) {
  const t = useTranslate()
  const { state } = hold
  if (!state.isFixedAble) return t('form.fixedNotAble')
  const lacking = tickersWithoutFixed(hold.coins, state)
  if (lacking.length === 1) return t('form.fixedUnavailableOne', { tickers: lacking.join(', ') })
  if (lacking.length > 1) return t('form.fixedUnavailableSeveral', { tickers: lacking.join(', ') })
  return t(state.isFixed ? 'form.guaranteedHint' : 'form.floatingHint')
}
