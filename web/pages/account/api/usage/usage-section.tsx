import { bodyOf } from '@causeway/widget/client'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import { SettingsCard } from '../../../../account-settings/settings-card.tsx'
import { useIsHydrated } from '../../../../account-settings/use-is-hydrated.ts'
import type { ApiData, SectionProps } from '../api-data.ts'
import { UsageChart } from './usage-chart.tsx'
import styles from './usage-section.module.css'
import { UsageTables } from './usage-tables.tsx'

type Chosen = {
  /** Empty: all keys. */
  readonly keyId: string
  readonly usage: ApiData['usage'] | 'loading' | 'failed'
}

/** How many requests the keys made in the last 30 days, and how many of them failed. */
export function UsageSection({ calls, keys, usage: ofAll }: SectionProps) {
  const t = useTranslate()
  const isHydrated = useIsHydrated()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const usage = chosen === null ? ofAll : chosen.usage
  const choose = async (keyId: string) => {
    if (keyId === '') return setChosen(null)
    setChosen({ keyId, usage: 'loading' })
    const read = await bodyOf('partnerUsage', () => calls.partnerUsage({ keyId })).then(
      ({ result }) => result,
      () => 'failed' as const,
    )
    // Whoever chose another one meanwhile waits for that.
    setChosen((now) => (now?.keyId === keyId ? { keyId, usage: read } : now))
  }
  return (
    <SettingsCard id="usage" title={t('accountApi.usageTitle')} text={t('accountApi.usageText')}>
      {keys.length < 2 ? null : (
        <label className={styles.choice}>
          <span>{t('accountApi.usageOf')}</span>
          <select
            value={chosen?.keyId ?? ''}
            disabled={!isHydrated}
            onChange={(event) => void choose(event.currentTarget.value)}
          >
            <option value="">{t('accountApi.allKeys')}</option>
            {keys.map(({ hint, id, name }) => (
              <option key={id} value={id}>
                {name} ({hint}…)
              </option>
            ))}
          </select>
        </label>
      )}
      <div aria-live="polite" aria-busy={usage === 'loading'}>
        <Usage usage={usage} />
      </div>
    </SettingsCard>
  )
}

function Usage({ usage }: Pick<Chosen, 'usage'>) {
  const t = useTranslate()
  if (usage === 'loading') return <p>{t('common.loading')}</p>
  if (usage === 'failed') return <p>{t('accountApi.usageFailed')}</p>
  if (usage.methods.length === 0) return <p>{t('accountApi.usageNone')}</p>
  return (
    <>
      <UsageChart days={usage.days} />
      <UsageTables usage={usage} />
    </>
  )
}
