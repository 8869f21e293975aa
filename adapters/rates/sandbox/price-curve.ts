import { divideRoundedDown } from '@causeway/core/money'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { SandboxMarket } from './sandbox-market.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Waves that a price is the sum of: milliseconds from one turn to the next, and the swing to either side. */
const WAVES = [
  { milliseconds: 45 * DAY, swingPpm: 60_000 },
  { milliseconds: 9 * DAY, swingPpm: 35_000 },
  { milliseconds: DAY, swingPpm: 14_000 },
  { milliseconds: 5 * HOUR, swingPpm: 6_000 },
  { milliseconds: HOUR, swingPpm: 2_500 },
  { milliseconds: 9 * MINUTE, swingPpm: 1_000 },
  { milliseconds: MINUTE, swingPpm: 400 },
  { milliseconds: 11 * SECOND, swingPpm: 200 },
  { milliseconds: 3 * SECOND, swingPpm: 120 },
] as const

const CALM_DIVISOR = 200
const ONE_BILLION = 1_000_000_000

/** Turns a market's time into its price: a function of seed, name and time alone, so that nothing is stored. */
export type PriceCurve = (atMilliseconds: number) => bigint

/** The curve of one market. Smooth, and never further than an eighth from its start price. */
export function priceCurve(seed: string, name: string, market: SandboxMarket): PriceCurve {
  const digest = sha256(utf8ToBytes(`${seed}|market|${name}`))
  const root = new DataView(digest.buffer, digest.byteOffset, 4).getUint32(0)
  return (atMilliseconds) => {
    let swingPpm = 0
    for (const [index, wave] of WAVES.entries()) {
      swingPpm +=
        wave.swingPpm * waveAt(mix(root ^ mix(index + 1)), atMilliseconds / wave.milliseconds)
    }
    const swing = market.isCalm ? swingPpm / CALM_DIVISOR : swingPpm
    // The share of the start price is a whole number of billionths; from here on all is exact.
    const billionths = BigInt(ONE_BILLION + Math.round(swing * 1000))
    return divideRoundedDown(market.startPrice * billionths, BigInt(ONE_BILLION))
  }
}

/** Between -1 and 1: random values at whole turns, eased into each other between them. */
function waveAt(root: number, turns: number): number {
  const turn = Math.floor(turns)
  const part = turns - turn
  const eased = part * part * (3 - 2 * part)
  const before = valueAt(root, turn)
  return before + (valueAt(root, turn + 1) - before) * eased
}

function valueAt(root: number, turn: number): number {
  return mix(root ^ mix(turn | 0)) / 0x7fffffff - 1
}

/** Scatters 32 bits (the finaliser of MurmurHash3): the market needs no secrecy, only speed. */
function mix(bits: number): number {
  let mixed = bits | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
