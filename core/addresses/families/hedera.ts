import { fail, ok, type Result } from '../../result/index.ts'
import {
  type AddressRules,
  plainAddress,
  type ReadAddress,
  type ReadFailure,
} from '../address-rules.ts'

const ACCOUNT = /^(0\.0\.(?:0|[1-9]\d{0,18}))(?:-([a-z]{5}))?$/

const LETTERS = 26
const THREE_LETTERS = LETTERS ** 3
const FIVE_LETTERS = LETTERS ** 5
const WEIGHT = 31
/** Spreads neighbouring accounts over the alphabet. */
const MULTIPLIER = 1_000_003n

/**
 * Hedera: account ids `0.0.123`, alone or with five letters of checksum (HIP-15, main network). Without them a slip gives
 * another account. Accounts below a thousand belong to the network itself.
 */
export const hedera: AddressRules = {
  family: 'hedera',
  read: readHedera,
  recognises: (text) => readHedera(text).ok,
}

function readHedera(text: string): Result<ReadAddress, ReadFailure> {
  const [, account, checksum] = ACCOUNT.exec(text) ?? []
  if (account === undefined) return fail({ code: 'address_malformed' })
  if (checksum !== undefined && checksum !== checksumOf(account)) {
    return fail({ code: 'address_bad_checksum' })
  }
  if (account.length <= '0.0.999'.length) return fail({ code: 'address_unspendable' })
  return ok(plainAddress(text, 'account', account))
}

/** HIP-15 for the main network, whose ledger id is one zero byte. */
function checksumOf(account: string): string {
  const digits = [...account].map((letter) => (letter === '.' ? 10 : Number(letter)))
  const sumOf = (parity: number) =>
    digits.filter((_, index) => index % 2 === parity).reduce((sum, digit) => sum + digit, 0) % 11
  const weighted = digits.reduce((sum, digit) => (sum * WEIGHT + digit) % THREE_LETTERS, 0)
  const lengthAndSums = ((digits.length % 5) * 11 + sumOf(0)) * 11 + sumOf(1)
  const plain = (lengthAndSums * THREE_LETTERS + weighted) % FIVE_LETTERS
  let rest = Number((BigInt(plain) * MULTIPLIER) % BigInt(FIVE_LETTERS))
  let letters = ''
  for (let place = 0; place < 5; place += 1) {
    letters = String.fromCharCode('a'.charCodeAt(0) + (rest % LETTERS)) + letters
    rest = Math.floor(rest / LETTERS)
  }
  return letters
}
