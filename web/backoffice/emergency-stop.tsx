import type { StaffMe } from '@causeway/api/contract'
import { ReasonField } from './act-form.tsx'
import styles from './emergency-stop.module.css'
import { EMERGENCY_SHEET } from './sheets.ts'
import { Time } from './times/times.tsx'

/** Stops all payouts, after a question; for roles that may, while nothing is stopped. Works without scripts. */
export function EmergencyStop({ me }: { readonly me: StaffMe }) {
  if (me.stopped !== null || !me.calls.includes('emergencyStop')) return null
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={EMERGENCY_SHEET}>
        Stop payouts
      </button>
      <div
        id={EMERGENCY_SHEET}
        popover="auto"
        role="dialog"
        aria-labelledby="stop-title"
        className={styles.sheet}
      >
        <h2 id="stop-title" className={styles.title}>
          Stop all payouts and new orders?
        </h2>
        <p>
          From this moment nothing is signed or sent out, and customers read that payouts are
          paused. Payments are still recorded. Starting again takes two people.
        </p>
        <form method="post" action="/backoffice/stop" className={styles.form}>
          <input type="hidden" name="act" value="stop" />
          <input type="hidden" name="scope" value="all" />
          <ReasonField />
          <div className={styles.choice}>
            <button type="submit" className={styles.now}>
              Stop now
            </button>
            <button type="button" className={styles.leave} popoverTarget={EMERGENCY_SHEET}>
              Cancel
            </button>
          </div>
        </form>
      </div>
    </>
  )
}

/** Says on every page that payouts stand still. */
export function StoppedBar({ me: { calls, stopped } }: { readonly me: StaffMe }) {
  if (stopped === null) return null
  return (
    <p className={styles.bar} role="alert" data-testid="stopped">
      <strong>Payouts are stopped</strong> since <Time at={stopped.at} />: {stopped.reason}{' '}
      {calls.includes('stops') ? <a href="/backoffice/stop">Stop and start</a> : null}
    </p>
  )
}
