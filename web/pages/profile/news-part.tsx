import { useTranslate } from '@causeway/widget/messages'
import { NewsSwitch } from './news-switch.tsx'
import type { PartProps } from './part-props.ts'
import { SettingsCard } from './settings-card.tsx'

/** Whether the newsletter comes (AUTH-09). */
export function NewsPart({ account, calls }: PartProps) {
  const t = useTranslate()
  return (
    <SettingsCard id="newsletter" title={t('profile.newsTitle')} text={t('profile.newsText')}>
      <NewsSwitch isSubscribed={account.subscribed} calls={calls} />
    </SettingsCard>
  )
}
