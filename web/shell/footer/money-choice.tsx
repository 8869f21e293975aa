import { type LanguageCode, languages } from '@causeway/content/languages'
import { useTranslate } from '@causeway/widget/messages'
import { useId } from 'react'
import styles from './money-choice.module.css'

export type MoneyChoiceProps = {
  readonly money: readonly string[]
  readonly language: LanguageCode
}

/**
 * In which money the worth of amounts is shown. The page is the same for everybody: the script of the frame puts the
 * visitor's own choice in, and without script there are no worths, so this is not shown.
 */
export function MoneyChoice({ money, language }: MoneyChoiceProps) {
  const t = useTranslate()
  const id = useId()
  const names = new Intl.DisplayNames(languages[language].hreflang, { type: 'currency' })
  const codes = money.map((each) => each.toUpperCase())
  return (
    <p className={styles.choice}>
      <label htmlFor={id}>{t('shell.worthCurrency')}</label>
      <select id={id} className={styles.select} defaultValue="usd" data-money-choice="">
        {codes.map((code) => (
          <option key={code} value={code.toLowerCase()}>
            {`${code} – ${names.of(code) ?? code}`}
          </option>
        ))}
      </select>
    </p>
  )
}
