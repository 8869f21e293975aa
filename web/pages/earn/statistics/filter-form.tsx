import { Button } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useId } from 'react'
import { Form, useNavigation } from '../../../client-page/index.ts'
import { useLocalPath } from '../../../i18n/use-language.ts'
import styles from './filter-form.module.css'
import type { Statistics } from './statistics-data.ts'
import { groupings } from './statistics-query.ts'

const groupNames = {
  day: 'earnStatistics.groupDay',
  week: 'earnStatistics.groupWeek',
  month: 'earnStatistics.groupMonth',
} as const

/** Which source and days are shown, and how they are grouped. Works before script: its fields are the address. */
export function FilterForm({ query, tools }: Pick<Statistics, 'query' | 'tools'>) {
  const t = useTranslate()
  const id = useId()
  const { state } = useNavigation()
  const localPath = useLocalPath()
  const field = (name: 'source' | 'from' | 'to' | 'group') => ({ id: `${id}-${name}`, name })
  return (
    <Form
      key={`${query.source} ${query.from} ${query.to} ${query.group}`}
      method="get"
      className={styles.form}
      aria-label={t('earnStatistics.filterTitle')}
    >
      <div className={styles.field}>
        <label htmlFor={field('source').id}>{t('earnStatistics.source')}</label>
        <select {...field('source')} defaultValue={query.source}>
          <option value="all">{t('earnStatistics.allSources')}</option>
          <option value="own">{t('earnStatistics.ownLink')}</option>
          {tools.map((tool) => (
            <option key={tool.id} value={tool.id}>
              {tool.name}
            </option>
          ))}
        </select>
      </div>
      {(['from', 'to'] as const).map((name) => (
        <div key={name} className={styles.field}>
          <label htmlFor={field(name).id}>{t(`earnStatistics.${name}`)}</label>
          <input type="date" {...field(name)} defaultValue={query[name]} />
        </div>
      ))}
      <div className={styles.field}>
        <label htmlFor={field('group').id}>{t('earnStatistics.group')}</label>
        <select {...field('group')} defaultValue={query.group}>
          {groupings.map((each) => (
            <option key={each} value={each}>
              {t(groupNames[each])}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" look="secondary" busy={state !== 'idle'}>
        {t('earnStatistics.show')}
      </Button>
      <a className={styles.statement} href={localPath('/earn/statement')}>
        {t('earnStatistics.statementLink')}
      </a>
    </Form>
  )
}
