import { tickerLabel } from '@causeway/ui/money'
import { classNames, VisuallyHidden } from '@causeway/ui/primitives'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslate } from '../../messages/index.ts'
import { Worth } from '../../worth/index.ts'
import { CoinField, type CoinFieldProps } from '../coins/coin-field.tsx'
import { sideWords } from '../coins/side-words.ts'
import { isAmountLocked } from '../form-limits.ts'
import { alertsOfSide } from '../remarks/coin-alerts.ts'
import { isReceiveOpen } from '../state/form-state.ts'
import { brokenLimit, isNothingReceived, shownAmount } from '../state/form-view.ts'
import styles from './amount-side.module.css'
import { CommonAmounts } from './common-amounts.tsx'
import { wireAmount } from './read-amount.ts'

export type AmountSideProps = CoinFieldProps

/** How many figures an amount may have for each size of its letters. */
const STEPS = [8, 10, 12, 14, 17, 21] as const

/** One side of the exchange: an amount and its coin, and what the operator says about that coin (CALC-27). */
export function AmountSide(props: AmountSideProps) {
  const { hold, side } = props
  const { state, coins, dispatch } = hold
  const t = useTranslate()
  const id = useId()
  const coin = coins.get(state[side])
  const shown = shownAmount(state, side)
  const ticker = coin === undefined ? '' : tickerLabel(coin)
  const words = sideWords(state.category, side)
  const isBroken = isBrokenSide(props)
  const type = (text: string) => dispatch({ kind: 'amountTyped', side, text })
  const { input, isLive } = useTypedBeforeScript(side === 'from', shown, type)
  const isPending = state.isUpdating && side !== state.source
  const isLocked = isAmountLocked(hold.needs.limits)
  const hasSums = side === 'from' && state.category === 'exchange' && !isLocked
  const isClosed = side === 'to' && !isReceiveOpen(coins, state)

  return (
    <div>
      <div className={styles.side} data-broken={isBroken ? '' : undefined}>
        <label className={styles.amount} htmlFor={id}>
          <span className={styles.label}>
            <span aria-hidden="true">{t(words.label)}</span>
            <VisuallyHidden>{t(words.amount, { ticker })}</VisuallyHidden>
          </span>
          <input
            ref={input}
            id={id}
            className={classNames(styles.input, isPending && styles.pending)}
            data-figures={STEPS.find((step) => shown.length <= step) ?? STEPS.at(-1)}
            name={side === 'from' ? 'amountFrom' : 'amountTo'}
            dir="ltr"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            value={shown}
            // Without script nothing would answer an amount typed here.
            readOnly={isLocked || (side === 'to' && (!isLive || isClosed))}
            aria-invalid={isBroken ? true : undefined}
            aria-describedby={isClosed ? 'exchange-remark rate-kind-hint' : 'exchange-remark'}
            aria-busy={isPending}
            onChange={(event) => type(event.target.value)}
          />
        </label>
        <CoinField {...props} />
      </div>
      <div className={classNames(styles.below, hasSums && styles.withSums)}>
        <Worth currency={state[side]} amount={wireAmount(shown)} />
        {hasSums ? <CommonAmounts hold={hold} /> : null}
      </div>
      {alertsOfSide(state, side).map(({ message }) => (
        <p key={message} className={styles.alert} role="alert">
          {message}
        </p>
      ))}
    </div>
  )
}

function isBrokenSide({ hold: { state }, side }: AmountSideProps): boolean {
  const limit = brokenLimit(state)
  if (side === 'to' && isNothingReceived(state)) return true
  return limit !== null && (limit.side === side || limit.nearest.side === side)
}

/** Takes over what was typed into the server's page before the script came. */
function useTypedBeforeScript(isSource: boolean, shown: string, type: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const [isLive, setLive] = useState(false)
  const takeOver = useEffectEvent(() => {
    setLive(true)
    const there = input.current?.value
    if (isSource && there !== undefined && there !== shown) type(there)
  })
  useEffect(() => takeOver(), [])
  return { input, isLive }
}
