import { useTranslate } from '../../messages/index.ts'
import type { FormHold } from '../use-exchange-form.ts'
import styles from './coin-field.module.css'
import { networkText, type Side } from './form-coin.ts'
import { optionText } from './native-options.ts'
import { coinsOffered } from './offered-coins.ts'

export type NativeSelectProps = {
  readonly hold: FormHold
  readonly side: Side
  readonly label: string
}

/** The coins of one side as a select, for pages without script: React renders it on the server only. */
export function NativeSelect({ hold, side, label }: NativeSelectProps) {
  const t = useTranslate()
  const { category, [side]: chosen } = hold.state
  const options = hold.nativeOptions?.[side]
  const more = { className: styles.native, name: side, 'aria-label': label }
  if (options !== undefined && category === 'exchange') {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: names of coins, escaped where the options are written
    return <select {...more} dangerouslySetInnerHTML={{ __html: options }} />
  }
  return (
    <select {...more} defaultValue={chosen}>
      {coinsOffered(hold.coins, side, category).map((each) => (
        <option key={each.ticker} value={each.ticker}>
          {optionText(each, networkText(each, t))}
        </option>
      ))}
    </select>
  )
}
