import { type Failure, fail, ok, type Result } from '../result/index.ts'
import { asciiName } from './ascii-name.ts'
import { isDeceptive } from './is-deceptive.ts'

/** A name that can be asked for. */
export type ReadName = {
  /** Lower case, composed (NFC), without emoji presentation marks. */
  readonly name: string
  /** The same in ASCII (RFC 3492) where it holds other letters, to be shown beside it; else null. */
  readonly ascii: string | null
}

export type ReadNameFailure = Failure<'name_malformed' | 'name_spoofed'>

const LONGEST_NAME = 255
const LONGEST_LABEL = 63
const PLAIN_LABEL = /^[a-z0-9_-]+$/
const PRESENTATION = /\u{fe0f}/gu

/**
 * Reads what someone typed or pasted as a readable name: two labels or more. Names that look like other names are
 * refused: mixed scripts, look-alike letters, invisible characters and direction marks (after UTS 39 and ENSIP-15).
 * A naming service may be stricter still.
 */
export function readName(text: string): Result<ReadName, ReadNameFailure> {
  const given = text.trim()
  if (given === '' || given.length > LONGEST_NAME) return fail({ code: 'name_malformed' })
  const name = given.replaceAll(PRESENTATION, '').normalize('NFC').toLowerCase().normalize('NFC')
  // What compatibility would turn into another text (wide letters, ligatures, ™) only looks like that text.
  if (name.normalize('NFKC') !== name || isDeceptive(name)) return fail({ code: 'name_spoofed' })
  const labels = name.split('.')
  if (labels.length < 2 || !labels.every(isLabel)) return fail({ code: 'name_malformed' })
  const ascii = asciiName(name)
  return ok({ name, ascii: ascii === name ? null : ascii })
}

function isLabel(label: string): boolean {
  if (label === '' || asciiName(label).length > LONGEST_LABEL) return false
  if (PLAIN_LABEL.test(label)) return !label.startsWith('xn--')
  // Of ASCII only what plain labels have; of the rest, letters, their marks, digits and emoji.
  return /^(?:[\p{L}\p{M}\p{Nd}\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}_-]|\u{200d})+$/u.test(
    label,
  )
}

const LONGEST_ENDING = 20

/**
 * Whether a text is meant as a readable name ("alice.eth") and not as an address: an ending of letters behind a dot.
 * Says nothing of whether the name is well-formed. EOS accounts may hold dots too: ask only where the text is no
 * address of the coin.
 */
export function isNameLike(text: string): boolean {
  const name = text.trim()
  const dot = name.search(/[.。．｡]/u)
  if (dot < 1 || /[:/?@\s]/.test(name)) return false
  const ending = name.split(/[.。．｡]/u).at(-1) ?? ''
  return ending.length >= 1 && ending.length <= LONGEST_ENDING && !/^\d+$/.test(ending)
}
