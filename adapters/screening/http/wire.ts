import type { Screening, ScreeningReason } from '@causeway/core/ports'

/** What risk services call their categories, in our words. */
const REASONS: ReadonlyMap<string, ScreeningReason> = new Map([
  ['none', 'none'],
  ['sanctions', 'sanctions'],
  ['sanctioned', 'sanctions'],
  ['stolen_funds', 'stolen_funds'],
  ['theft', 'stolen_funds'],
  ['hack', 'stolen_funds'],
  ['scam', 'scam'],
  ['fraud', 'scam'],
  ['mixer', 'mixer'],
  ['mixing', 'mixer'],
  ['darknet', 'darknet'],
  ['dark_market', 'darknet'],
  ['gambling', 'gambling'],
])

/** Reads a reply strictly: a whole or fractional score from 0 to 100, rounded up. Null where it is none. */
export function readRiskReply(text: string): Omit<Screening, 'source'> | null {
  const reply = parse(text)
  if (reply === null) return null
  const { score, listed = false, category = 'none' } = reply
  if (typeof score !== 'number' || !(score >= 0 && score <= 100)) return null
  if (typeof listed !== 'boolean' || typeof category !== 'string') return null
  const reason = REASONS.get(category.toLowerCase()) ?? 'other'
  return { score: Math.ceil(score), isListed: listed, reason }
}

type RiskReply = { score?: unknown; listed?: unknown; category?: unknown }

function parse(text: string): RiskReply | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
