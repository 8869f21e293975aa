import { languageCodes, languages } from '@causeway/content/languages'
import { Disclosure, Segmented, TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { SelectField } from '../../../../earn/select-field.tsx'
import type { ToolCoin } from '../tools-data.ts'
import type { Draft, DraftProps } from './draft.ts'
import styles from './settings-section.module.css'

const AMOUNT = /^\d{1,20}(\.\d{1,18})?$/

/** Whether the amount of some settings cannot be kept. */
export function isAmountWrong({ amount }: Draft): boolean {
  return amount !== undefined && !AMOUNT.test(amount)
}

/** Where a tool leads: the page, its coins, amount and language, and the campaign. */
export function TargetFields(props: DraftProps) {
  const t = useTranslate()
  const { set, settings } = props
  const { language = 'en', page = 'exchange' } = settings
  return (
    <>
      <div className={styles.group}>
        <span className={styles.label}>{t('earnTools.page')}</span>
        <Segmented
          label={t('earnTools.page')}
          name="page"
          options={[
            { value: 'exchange', label: t('earnTools.pageExchange') },
            { value: 'buy', label: t('earnTools.pageBuy') },
          ]}
          value={page}
          onChange={(chosen) => set({ page: chosen })}
        />
      </div>
      <SelectField
        label={t('earnTools.language')}
        options={languageCodes.map((code) => [code, languages[code].name])}
        value={language}
        onChange={(chosen) => set({ language: chosen })}
      />
      <CoinFields {...props} />
      <TextField
        name="amount"
        label={t('earnTools.amount')}
        hint={t('earnTools.amountHint')}
        error={isAmountWrong(settings) ? t('earnTools.amountWrong') : undefined}
        value={settings.amount ?? ''}
        onChange={({ currentTarget }) => set({ amount: currentTarget.value.trim() })}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        maxLength={39}
      />
      <div className={styles.whole}>
        <Disclosure summary={t('earnTools.utm')}>
          <div className={styles.fields}>
            <UtmFields {...props} />
          </div>
        </Disclosure>
      </div>
    </>
  )
}

/** Of a purchase only what is bought: it is paid for with the visitor's own money. */
function CoinFields({ coins, set, settings }: DraftProps) {
  const t = useTranslate()
  const { from, page, to } = settings
  const optionsOf = (can: (coin: ToolCoin) => boolean) => [
    ['', t('earnTools.anyCoin')] as const,
    ...coins.filter(can).map(({ label, ticker }) => [ticker, label] as const),
  ]
  return (
    <>
      {page === 'buy' ? null : (
        <SelectField
          label={t('earnTools.from')}
          options={optionsOf(({ canSend, ticker }) => canSend && ticker !== to)}
          value={from ?? ''}
          onChange={(chosen) => set({ from: chosen })}
        />
      )}
      <SelectField
        label={t('earnTools.to')}
        options={optionsOf(({ canGet, ticker }) => canGet && (page === 'buy' || ticker !== from))}
        value={to ?? ''}
        onChange={(chosen) => set({ to: chosen })}
      />
    </>
  )
}

const utm = [
  ['utmSource', 'earnTools.utmSource'],
  ['utmMedium', 'earnTools.utmMedium'],
  ['utmCampaign', 'earnTools.utmCampaign'],
] as const

function UtmFields({ set, settings }: DraftProps) {
  const t = useTranslate()
  return utm.map(([name, label]) => (
    <TextField
      key={name}
      name={name}
      label={t(label)}
      value={settings[name] ?? ''}
      onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
      autoComplete="off"
      maxLength={100}
    />
  ))
}
