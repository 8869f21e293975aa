import { shownAmount } from '@causeway/core/money'
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
      {piecesOf(words, isExact).map(({ kind, text }, index) =>
        kind === 'plain' ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a number never move
          <span key={index} className={styles[kind]}>
            {text}
          </span>
        ),
      )}
    </LtrText>
  )
}

type Piece = { readonly kind: 'plain' | 'group' | 'rest'; readonly text: string }

/** The text as few pieces as there can be: what looks like one text is one. */
function piecesOf(words: readonly string[], isExact: boolean): readonly Piece[] {
  const pieces: Piece[] = []
  const add = (kind: Piece['kind'], text: string) => {
    const last = pieces.at(-1)
    if (kind === 'plain' && last?.kind === 'plain') {
      pieces[pieces.length - 1] = { kind, text: last.text + text }
    } else if (text !== '') pieces.push({ kind, text })
  }
  for (const [index, word] of words.entries()) {
    if (index > 0) add('plain', ' ')
    const [, before = '', number = '', after = ''] = NUMBER.exec(word) ?? []
    if (number === '') {
      add('plain', word)
      continue
    }
    const { groups, fraction, rest } = shownAmount(number)
    const [first = '', ...further] = groups
    add('plain', before + first)
    for (const group of further) add('group', group)
    add('plain', isExact ? fraction + rest : fraction)
    if (!isExact) add('rest', rest)
    add('plain', after)
  }
  return pieces
}

function isWordCut(word: string): boolean {
  const number = NUMBER.exec(word)?.[2]
  return number !== undefined && /[1-9]/.test(shownAmount(number).rest)
}

function isLongText(amount: string, isExact: boolean): boolean {
  return isExact || !NUMBER.test(amount) ? amount.length > LONG : isLongAmount(amount)
}
