import { languageOf } from '@causeway/content/languages'
import { bannerSizes } from '@causeway/core/affiliates'
import { MultiSelect, Segmented, TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import { SelectField } from '../../../../earn/select-field.tsx'
import { bannerImage } from '../tool-snippets.ts'
import type { DraftProps } from './draft.ts'
import styles from './settings-section.module.css'

/** How a tool looks, as far as its type has a look. */
export function LookFields(props: DraftProps) {
  switch (props.tool.type) {
    case 'banner':
      return (
        <>
          <SizeField {...props} />
          <ThemeField {...props} />
          <CoinsField {...props} />
        </>
      )
    case 'button':
      return (
        <>
          <LabelField {...props} />
          <ThemeField {...props} />
        </>
      )
    case 'widget':
      return (
        <>
          <ThemeField {...props} />
          <SitesField {...props} />
          <CoinsField {...props} />
        </>
      )
    default:
      return null
  }
}

function SizeField({ set, settings }: DraftProps) {
  const t = useTranslate()
  const { height, width } = bannerImage(settings)
  return (
    <SelectField
      label={t('earnTools.size')}
      options={bannerSizes.map((size) => [size, isolated(size.replace('x', ' × '))])}
      value={`${width}x${height}`}
      onChange={(chosen) => set({ size: bannerSizes.find((size) => size === chosen) })}
    />
  )
}

/** Width before height in every language: an option takes no element that would say so. */
function isolated(text: string): string {
  return `\u2066${text}\u2069`
}

function ThemeField({ set, settings, tool: { type } }: DraftProps) {
  const t = useTranslate()
  const light = { value: 'light', label: t('common.themeLight') } as const
  const dark = { value: 'dark', label: t('common.themeDark') } as const
  const { theme = 'default' } = settings
  return (
    <div className={styles.group}>
      <span className={styles.label}>{t('earnTools.theme')}</span>
      {type === 'banner' ? (
        <Segmented
          label={t('earnTools.theme')}
          name="theme"
          options={[light, dark]}
          value={theme === 'dark' ? 'dark' : 'light'}
          onChange={(chosen) => set({ theme: chosen })}
        />
      ) : (
        <Segmented
          label={t('earnTools.theme')}
          name="theme"
          options={[{ value: 'default', label: t('earnTools.themeGreen') }, light, dark]}
          value={theme}
          onChange={(chosen) => set({ theme: chosen })}
        />
      )}
    </div>
  )
}

function LabelField({ set, settings, words }: DraftProps) {
  const t = useTranslate()
  const { label } = words[languageOf(settings.language ?? null)]
  return (
    <TextField
      name="label"
      label={t('earnTools.label')}
      hint={t('earnTools.labelHint', { label })}
      value={settings.label ?? ''}
      onChange={({ currentTarget }) => set({ label: currentTarget.value })}
      autoComplete="off"
      maxLength={64}
    />
  )
}

function SitesField({ set, settings }: DraftProps) {
  const t = useTranslate()
  const [text, setText] = useState((settings.sites ?? []).join(' '))
  return (
    <TextField
      name="sites"
      label={t('earnTools.sites')}
      hint={t('earnTools.sitesHint')}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        set({ sites: sitesIn(currentTarget.value) })
      }}
      autoComplete="off"
      inputMode="url"
      isCode
    />
  )
}

/** Origins of the addresses that were typed; what is none is left as it is, and refused when it is saved. */
function sitesIn(text: string): string[] {
  const typed = text.split(/[\s,]+/).filter((each) => each !== '')
  return [...new Set(typed.map((each) => URL.parse(each)?.origin ?? each))]
}

function CoinsField({ coins, set, settings, tool: { type } }: DraftProps) {
  const t = useTranslate()
  const isBanner = type === 'banner'
  const label = t(isBanner ? 'earnTools.bannerCoins' : 'earnTools.widgetCoins')
  return (
    <div className={styles.whole}>
      <p className={styles.label}>{label}</p>
      <div className={styles.choices}>
        <MultiSelect
          label={label}
          options={coins.map(({ label: text, ticker }) => ({ id: ticker, label: text }))}
          chosen={settings.tickers ?? []}
          onChoose={(chosen) => set({ tickers: [...chosen] })}
          searchLabel={t('earnTools.findCoin')}
          selectAllLabel={t('earnTools.selectAll')}
          empty={t('earnTools.noCoinFound')}
        />
      </div>
      <p className={styles.hint}>
        {t(isBanner ? 'earnTools.bannerCoinsHint' : 'earnTools.widgetCoinsHint')}
      </p>
    </div>
  )
}
