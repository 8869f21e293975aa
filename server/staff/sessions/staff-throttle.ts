import { accountThrottle, networkThrottle, type ThrottleRule } from '@causeway/core/accounts'
import { fail, ok, type Result } from '@causeway/core/result'
import {
  blindName,
  clearFailures,
  spendTry,
  type Throttled,
  undoAttempt,
} from '../../accounts/index.ts'
import type { StaffTooOften } from '../staff-failures.ts'
import type { StaffNeeds } from '../staff-needs.ts'

type Needs = Pick<StaffNeeds, 'clock' | 'database' | 'staffKey'>

/** Staff have no captcha to solve: they wait. */
const OWN: ThrottleRule = { ...accountThrottle, captchaFrom: null }
const NETWORK: ThrottleRule = { ...networkThrottle, captchaFrom: null }
/** One address from everywhere: bears more, so that strangers who guess cannot keep its owner out as fast. */
const ANYWHERE: ThrottleRule = { ...accountThrottle, captchaFrom: null, waitFrom: 50 }

/** What a try counts against. */
type Named = string | { readonly name: string; readonly rule: 'network' | 'anywhere' }

/** Counts a try as failed before anything is tried; a right one is taken back afterwards. */
export async function spendStaffTry(
  needs: Needs,
  names: readonly Named[],
): Promise<Result<null, StaffTooOften>> {
  const spent = await needs.database.transaction('spend_staff_try', (tx) =>
    spendTry(tx, throttledOf(needs, names), { hasCaptcha: true, now: needs.clock.now() }),
  )
  if (spent.ok) return ok(null)
  const { failure } = spent
  const retryAfterSeconds = failure.code === 'too_often' ? failure.retryAfterSeconds : 0
  return fail({ code: 'too_often', retryAfterSeconds })
}

/** Takes back a try that was right, and ends the failures before it; of networks and addresses that many use, this one try alone. */
export async function clearStaffTries(needs: Needs, names: readonly Named[]): Promise<void> {
  await needs.database.transaction('clear_staff_tries', async (tx) => {
    const own = throttledOf(
      needs,
      names.filter((name) => typeof name === 'string'),
    )
    await clearFailures(
      tx,
      own.map(({ key }) => key),
    )
    const shared = throttledOf(
      needs,
      names.filter((name) => typeof name !== 'string'),
    )
    for (const each of shared.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
      await undoAttempt(tx, each)
    }
  })
}

function throttledOf({ staffKey }: Needs, names: readonly Named[]): readonly Throttled[] {
  return names.map((named) => {
    if (typeof named === 'string') return { key: blindName(staffKey, 'staff', named), rule: OWN }
    const { name, rule } = named
    return {
      key: blindName(staffKey, `staff ${rule}`, name),
      rule: rule === 'network' ? NETWORK : ANYWHERE,
    }
  })
}
