import { CoinIcon, tickerLabel } from '@causeway/ui/money'
import { Icon, LtrText, VisuallyHidden } from '@causeway/ui/primitives'
import { useTranslate } from '../../messages/index.ts'
import type { Side } from '../state/form-state.ts'
import type { FormHold } from '../use-exchange-form.ts'
import styles from './coin-field.module.css'
import { networkText } from './form-coin.ts'
import { NativeSelect } from './native-select.tsx'
import { sideWords } from './side-words.ts'
import { useCoinPicker } from './use-coin-picker.ts'

export type CoinFieldProps = {
  readonly hold: FormHold
  readonly side: Side
  /** Puts a page's path into the language that is shown. */
  readonly localPath: (path: string) => string
}

/**
 * The coin of one side. With script a button, whose list is loaded when it is wanted, and a hidden field; without, a
 * native select that stands before the field and so counts in a form post.
 */
export function CoinField({ hold, side, localPath }: CoinFieldProps) {
  const t = useTranslate()
  const { picker: Picker, list, isOpen, prepare, open, close, retry } = useCoinPicker(hold)
  const coin = hold.coins.get(hold.state[side])
  const label = t(sideWords(hold.state.category, side).coin)
  const choose = (chosen: string) => hold.dispatch({ kind: 'coinChosen', side, ticker: chosen })

  return (
    <>
      <noscript>
        <NativeSelect hold={hold} side={side} label={label} />
      </noscript>
      <input type="hidden" name={side} value={hold.state[side]} />
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        <CoinIcon code={coin?.code ?? ''} />
        <span className={styles.names}>
          <LtrText className={styles.ticker}>{coin === undefined ? '' : tickerLabel(coin)}</LtrText>
          <span className={styles.network} dir="auto">
            {coin === undefined ? '' : networkText(coin, t)}
          </span>
        </span>
        <Icon name="chevron-down" size={16} />
      </button>
      {Picker !== null ? (
        <Picker
          isOpen={isOpen}
          side={side}
          category={hold.state.category}
          coins={hold.coins}
          list={list}
          onRetry={retry}
          selected={hold.state[side]}
          localPath={localPath}
          onChoose={choose}
          onClose={close}
        />
      ) : null}
    </>
  )
}
