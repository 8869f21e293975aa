import { shownAmount } from '@causeway/core/money'
import { Fragment } from 'react'
import { classNames, LtrText } from '../primitives/index.ts'
import styles from './amount-text.module.css'

export type AmountTextProps = {
  /** Whole coins in plain decimal notation, as it came over the wire; or a text with such numbers in it, as a rate. */
  readonly amount: string
  /** Ticker to stand behind it: "BTC". */
  readonly ticker?: string
  /** Every decimal is shown: what somebody is about to pay. */
  readonly isExact?: boolean
  readonly className?: string | undefined
}

/** A number in plain notation, with signs around it perhaps: "−0.001". Nothing like "1INCH" or "2026-01-01". */
const NUMBER = /^([^\w.]*)(\d+(?:\.\d+)?)([^\w.]*)$/
/** More signs than stand on one line of a phone in the size of headings. */
const LONG = 16

/** Whether an amount is too long for one line of a phone in the size of headings. */
export function isLongAmount(amount: string): boolean {
  const { groups, fraction } = shownAmount(amount)
  return groups.join('').length + fraction.length > LONG
}

/**
 * An amount of money, the only way to show one: Latin digits, a point, figures of one width, left to right in every
 * language; at most eight decimals and the rest cut. Thousands are parted as the language does by what is drawn between
 * them, and the cut decimals take no room, so that whoever selects and copies gets the number itself, as does whoever
 * hears it read.
 */
export function AmountText({ amount, ticker, isExact = false, className }: AmountTextProps) {
  const text = ticker === undefined ? amount : `${amount} ${ticker}`
  const words = text.split(' ')
  const isCut = !isExact && words.some(isWordCut)
  return (
    <LtrText
      className={classNames(styles.amount, isLongText(amount, isExact) && styles.long, className)}
      title={isCut ? text : undefined}
    >
      {words.map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words repeat and never move
        <Fragment key={index}>
          {index === 0 ? '' : ' '}
          <Word word={word} isExact={isExact} />
        </Fragment>
      ))}
    </LtrText>
  )
}

function Word({ word, isExact }: { readonly word: string; readonly isExact: boolean }) {
  const [, before = '', number = '', after = ''] = NUMBER.exec(word) ?? []
  if (number === '') return word
  const { groups, fraction, rest } = shownAmount(number)
  if (groups.length === 1 && (rest === '' || isExact)) return word
  const [first, ...further] = groups
  return (
    <>
      {before + first}
      {further.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups repeat and never move
        <span key={index} className={styles.group}>
          {group}
        </span>
      ))}
      {isExact ? fraction + rest : fraction}
      {isExact || rest === '' ? null : <span className={styles.rest}>{rest}</span>}
      {after}
    </>
  )
}

function isWordCut(word: string): boolean {
  const number = NUMBER.exec(word)?.[2]
  return number !== undefined && /[1-9]/.test(shownAmount(number).rest)
}

function isLongText(amount: string, isExact: boolean): boolean {
  return isExact || !NUMBER.test(amount) ? amount.length > LONG : isLongAmount(amount)
}
