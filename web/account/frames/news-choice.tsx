import { useTranslate } from '@causeway/widget/messages'
import styles from '../sign-in/sign-in.module.css'

export type NewsChoiceProps = {
  readonly value: boolean | null
  readonly onChange: (isSubscribed: boolean) => void
}

/** Nothing is chosen for anybody beforehand. */
export function NewsChoice({ value, onChange }: NewsChoiceProps) {
  const t = useTranslate()
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('auth.newsTitle')}</legend>
      <label className={styles.option}>
        <input
          type="radio"
          name="subscribed"
          checked={value === true}
          onChange={() => onChange(true)}
        />
        <span>{t('auth.newsYes')}</span>
      </label>
      <label className={styles.option}>
        <input
          type="radio"
          name="subscribed"
          checked={value === false}
          onChange={() => onChange(false)}
        />
        <span>{t('auth.newsNo')}</span>
      </label>
    </fieldset>
  )
}
