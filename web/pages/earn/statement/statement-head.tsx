import type { AffiliateStatementReply } from '@causeway/api/contract'
import { Button } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { formatMonth } from '../../../i18n/format-date-time.ts'
import { useLocalPath } from '../../../i18n/use-language.ts'
import { statementCsv } from './statement-csv.ts'
import styles from './statement-page.module.css'

export type StatementHeadProps = {
  readonly statement: AffiliateStatementReply['result']
  readonly email: string
  readonly brandName: string
  /** As `YYYY-MM`, newest first. */
  readonly months: readonly string[]
}

/** Whose statement it is, the choice of the month, and the same as a file. Works without script. */
export function StatementHead({ brandName, email, months, statement }: StatementHeadProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const { month, refId } = statement
  const file = `data:text/csv;charset=utf-8,${encodeURIComponent(statementCsv(statement))}`
  return (
    <>
      <form method="get" className={styles.controls}>
        <label className={styles.field}>
          {t('earnStatement.month')}
          <select name="month" defaultValue={month}>
            {months.map((each) => (
              <option key={each} value={each}>
                {formatMonth(each, t)}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" look="secondary">
          {t('earnStatement.show')}
        </Button>
        <a href={file} download={`affiliate-statement-${month}.csv`}>
          {t('earnStatement.csv')}
        </a>
        <a href={localPath('/earn/statistics')}>{t('earnStatement.back')}</a>
      </form>
      <dl className={styles.facts}>
        <div>
          <dt>{t('earnStatement.affiliate')}</dt>
          <dd>
            <bdi dir="ltr">
              {brandName} · {refId}
            </bdi>
          </dd>
        </div>
        <div>
          <dt>{t('earnStatement.account')}</dt>
          <dd>
            <bdi dir="ltr">{email}</bdi>
          </dd>
        </div>
      </dl>
    </>
  )
}
