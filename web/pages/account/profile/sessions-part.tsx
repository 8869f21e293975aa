import type { Translate } from '@causeway/content/messages'
import { Badge, Button } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { answerOutcome } from '../../../account-settings/answer-outcome.ts'
import { OutcomeNotice } from '../../../account-settings/outcome-notice.tsx'
import { SettingsCard } from '../../../account-settings/settings-card.tsx'
import { useChange } from '../../../account-settings/use-change.ts'
import { useIsHydrated } from '../../../account-settings/use-is-hydrated.ts'
import { formatDateTime } from '../../../i18n/format-date-time.ts'
import styles from './part.module.css'
import type { PartProps, SessionWords } from './profile-data.ts'

/** Every session of the account; all but this one can be ended here (AUTH-09). */
export function SessionsPart({ sessions, calls, refresh }: PartProps) {
  const t = useTranslate()
  const isHydrated = useIsHydrated()
  const { outcome, isPending, run } = useChange()
  const end = async (id: string | null, says: string) => {
    const got = await run(async () =>
      answerOutcome(t, await calls.endSessions(id === null ? {} : { id }), says),
    )
    if (got?.isDone) await refresh()
  }
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)
  return (
    <SettingsCard id="sessions" title={t('profile.sessionsTitle')} text={t('profile.sessionsText')}>
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
        role="list"
        aria-label={t('profile.sessionsTitle')}
        className={styles.list}
      >
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isDisabled={!isHydrated || isPending}
            onEnd={(device) => end(session.id, t('profile.sessionEnded', { device }))}
          />
        ))}
      </ul>
      {hasOthers ? (
        <p>
          <Button
            look="secondary"
            disabled={isPending}
            waitsFor={isHydrated ? null : t('common.stillLoading')}
            onClick={() => end(null, t('profile.sessionsEnded'))}
          >
            {t('profile.sessionsEndOthers')}
          </Button>
        </p>
      ) : null}
      <OutcomeNotice outcome={outcome} takesFocus />
    </SettingsCard>
  )
}

type SessionRowProps = {
  readonly session: SessionWords
  readonly isDisabled: boolean
  readonly onEnd: (device: string) => void
}

function SessionRow({ session, isDisabled, onEnd }: SessionRowProps) {
  const t = useTranslate()
  const { device, country, isCurrent } = session
  const name = device === '' ? t('profile.sessionUnknownDevice') : device
  const seen = formatMinute(session.seenAt, t)
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {isCurrent ? <Badge tone="good">{t('profile.sessionHere')}</Badge> : null}
        </span>
        {isCurrent ? null : (
          <Button
            look="quiet"
            waitsFor={isDisabled ? t('common.stillLoading') : null}
            aria-label={t('profile.sessionEndNamed', { device: name, time: seen })}
            onClick={() => onEnd(name)}
          >
            {t('profile.sessionEnd')}
          </Button>
        )}
      </div>
      <div className={styles.facts}>
        {country === null ? null : <span>{t('profile.sessionPlace', { country })}</span>}
        {isCurrent ? null : <span>{t('profile.sessionSeen', { time: seen })}</span>}
        <span>{t('profile.sessionSince', { time: formatMinute(session.createdAt, t) })}</span>
      </div>
    </li>
  )
}

/** "21 Nov 2026, 23:11" in UTC. */
function formatMinute(iso: string, t: Translate): string {
  return formatDateTime(iso, t).slice(0, -':ss'.length)
}
