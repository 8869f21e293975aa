import { busyDay } from './busy-day.ts'
import { lateDeposit } from './late-deposit.ts'
import type { Story } from './story.ts'
import { stuckPayout } from './stuck-payout.ts'

/** The stories that `npm run seed NAME` tells. */
export const stories: Readonly<Record<string, Story>> = {
  'busy-day': busyDay,
  'late-deposit': lateDeposit,
  'stuck-payout': stuckPayout,
}
