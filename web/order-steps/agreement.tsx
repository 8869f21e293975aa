import { Phrase, useTranslate } from '@causeway/widget/messages'
import { useLocalPath } from '../i18n/use-language.ts'
import styles from './agreement.module.css'

export type AgreementProps = {
  readonly error: string | undefined
  readonly isAgreed: boolean
  readonly onChange: (isAgreed: boolean) => void
}

/** The box that an order needs ticked. */
export function Agreement({ error, isAgreed, onChange }: AgreementProps) {
  return (
    <div>
      <label className={styles.agree}>
        <input
          type="checkbox"
          name="agreed"
          value="true"
          checked={isAgreed}
          onChange={(event) => onChange(event.currentTarget.checked)}
          required
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby="agreed-remark"
        />
        <span>
          <Phrase
            id="processing.agree"
            tags={{
              terms: (words) => <LegalLink href="/terms-of-use">{words}</LegalLink>,
              privacy: (words) => <LegalLink href="/privacy-policy">{words}</LegalLink>,
            }}
          />
        </span>
      </label>
      <p id="agreed-remark" className={styles.agreeError} aria-live="polite">
        {error}
      </p>
    </div>
  )
}

function LegalLink({ href, children }: { readonly href: string; readonly children: string }) {
  const t = useTranslate()
  const localPath = useLocalPath()
  return (
    <a href={localPath(href)} target="_blank" rel="noopener" title={t('processing.newTab')}>
      {children}
    </a>
  )
}
