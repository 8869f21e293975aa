import { tickerLabel } from '@causeway/ui/money'
import { classNames, Icon } from '@causeway/ui/primitives'
import { useState } from 'react'
import { useTranslate } from '../../messages/index.ts'
import { FormRemark } from '../remarks/form-remark.tsx'
import type { BrokenLimit } from '../state/form-view.ts'
import { canSwap } from '../state/reduce-pair.ts'
import type { FormHold } from '../use-exchange-form.ts'
import styles from './rate-row.module.css'

export type RateRowProps = { readonly hold: FormHold; readonly limit: BrokenLimit | null }

/** Between the two sides: the rate, or what stands in its way, and the button that swaps them. */
export function RateRow({ hold, limit }: RateRowProps) {
  const t = useTranslate()
  const [isTurned, setTurned] = useState(false)
  const from = hold.coins.get(hold.state.from)
  const to = hold.coins.get(hold.state.to)

  function swap() {
    setTurned(!isTurned)
    hold.dispatch({ kind: 'swapped' })
  }

  return (
    <div className={styles.row}>
      <div className={styles.remark} id="exchange-remark">
        {from && to ? (
          <FormRemark hold={hold} limit={limit} from={tickerLabel(from)} to={tickerLabel(to)} />
        ) : null}
      </div>
      <button
        type="button"
        className={classNames(styles.swap, isTurned && styles.turned)}
        aria-label={t('form.swap')}
        title={t(canSwap(hold.coins, hold.state) ? 'form.swap' : 'form.whyNoSwap')}
        disabled={!canSwap(hold.coins, hold.state)}
        onClick={swap}
      >
        <Icon name="swap" size={18} />
      </button>
    </div>
  )
}
