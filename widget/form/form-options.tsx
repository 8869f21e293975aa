import { Disclosure, Segmented } from '@causeway/ui/primitives'
import { useTranslate } from '../messages/index.ts'
import { FeeDetails } from './fee-details.tsx'
import styles from './form-options.module.css'
import { canBeFixed } from './reduce-form.ts'
import type { FormHold } from './use-exchange-form.ts'

/** Which kind of rate, and how the amount comes about. */
export function FormOptions({ hold }: { readonly hold: FormHold }) {
  const t = useTranslate()
  const { state, coins, dispatch } = hold
  return (
    <div className={styles.options}>
      <div className={styles.kinds}>
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
              disabled: !canBeFixed(coins, state),
            },
          ]}
          onChange={(value) => dispatch({ kind: 'rateKindChosen', isFixed: value === 'true' })}
        />
      </div>
      <Disclosure
        className={styles.details}
        summary={
          <span>
            {t('form.feesIncluded')} · {t('form.details')}
          </span>
        }
      >
        <FeeDetails hold={hold} />
      </Disclosure>
    </div>
  )
}
