import type { CurrencyOut } from '@causeway/api/contract'
import { CoinIcon, tickerLabel } from '@causeway/ui/money'
import { Icon, LtrText, VisuallyHidden } from '@causeway/ui/primitives'
import { useTranslate } from '../messages/index.ts'
import styles from './coin-field.module.css'
import type { Side } from './form-state.ts'
import { useCoinPicker } from './use-coin-picker.ts'
import type { FormHold } from './use-exchange-form.ts'

export type CoinFieldProps = {
  readonly hold: FormHold
  readonly side: Side
  readonly currencies: readonly CurrencyOut[]
}

/**
 * The coin of one side. The form's field is a native select, shown where there is no script; with script it keeps the
 * value and a button stands in its place, whose list is loaded when it is wanted.
 */
export function CoinField({ hold, side, currencies }: CoinFieldProps) {
  const t = useTranslate()
  const { picker: Picker, isOpen, prepare, open, close } = useCoinPicker()
  const coin = hold.coins.get(hold.state[side])
  const options = currencies.filter((each) => isOfferedOn(each, side))
  const ticker = coin === undefined ? '' : tickerLabel(coin)
  const network = coin?.network ?? ''
  const choose = (chosen: string) => hold.dispatch({ kind: 'coinChosen', side, ticker: chosen })

  return (
    <>
      <select
        className={styles.native}
        name={side}
        aria-label={t(side === 'from' ? 'form.sendCoin' : 'form.getCoin')}
        value={hold.state[side]}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map((each) => (
          <option key={each.ticker} value={each.ticker}>
            {tickerLabel(each)} ({each.network})
          </option>
        ))}
      </select>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <VisuallyHidden>{t(side === 'from' ? 'form.sendCoin' : 'form.getCoin')}</VisuallyHidden>
        <CoinIcon code={coin?.code ?? ''} />
        <span className={styles.names}>
          <LtrText className={styles.ticker}>{ticker}</LtrText>
          <span className={styles.network}>{network}</span>
        </span>
        <Icon name="chevron-down" size={16} />
      </button>
      {Picker !== null ? (
        <Picker
          isOpen={isOpen}
          side={side}
          coins={options}
          selected={hold.state[side]}
          onChoose={choose}
          onClose={close}
        />
      ) : null}
    </>
  )
}

function isOfferedOn(coin: CurrencyOut, side: Side): boolean {
  return side === 'from' ? coin.isWebFromEnabled : coin.isWebToEnabled
}
