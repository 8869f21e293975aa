import type { CurrencyOut } from '@causeway/api/contract'
import { tickerLabel } from '@causeway/ui/money'
import { classNames, VisuallyHidden } from '@causeway/ui/primitives'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslate } from '../messages/index.ts'
import styles from './amount-side.module.css'
import { CoinField } from './coin-field.tsx'
import type { Side } from './form-state.ts'
import { brokenLimit, shownAmount } from './form-view.ts'
import type { FormHold } from './use-exchange-form.ts'

export type AmountSideProps = {
  readonly hold: FormHold
  readonly side: Side
  readonly currencies: readonly CurrencyOut[]
}

const LONG = 12
const LONGEST = 17

/** One side of the exchange: an amount and its coin. */
export function AmountSide({ hold, side, currencies }: AmountSideProps) {
  const { state, coins, dispatch } = hold
  const t = useTranslate()
  const id = useId()
  const coin = coins.get(state[side])
  const shown = shownAmount(state, side)
  const ticker = coin === undefined ? '' : tickerLabel(coin)
  const isBroken = brokenLimit(state)?.side === side
  const type = (text: string) => dispatch({ kind: 'amountTyped', side, text })
  const { input, isLive } = useTypedBeforeScript(side === 'from', shown, type)
  const isPending = state.isUpdating && side !== state.source

  return (
    <div className={styles.side} data-broken={isBroken ? '' : undefined}>
      <label className={styles.amount} htmlFor={id}>
        <span className={styles.label}>
          <span aria-hidden="true">{t(side === 'from' ? 'form.youSend' : 'form.youGet')}</span>
          <VisuallyHidden>
            {t(side === 'from' ? 'form.sendAmount' : 'form.getAmount', { ticker })}
          </VisuallyHidden>
        </span>
        <input
          ref={input}
          id={id}
          className={classNames(
            styles.input,
            shown.length > LONG && styles.long,
            shown.length > LONGEST && styles.longest,
            isPending && styles.pending,
          )}
          name={side === 'from' ? 'amountFrom' : 'amountTo'}
          dir="ltr"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          value={shown}
          // Without script nothing would answer an amount typed here.
          readOnly={side === 'to' && !isLive}
          aria-invalid={isBroken ? true : undefined}
          aria-describedby="exchange-remark"
          aria-busy={isPending}
          onChange={(event) => type(event.target.value)}
        />
      </label>
      <CoinField hold={hold} side={side} currencies={currencies} />
    </div>
  )
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
