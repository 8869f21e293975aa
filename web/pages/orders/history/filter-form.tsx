import { Button } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useId } from 'react'
import { Form } from '../../../client-page/index.ts'
import styles from './filter-form.module.css'
import { filterNames, type OrderFilter } from './order-filter.ts'

/** Narrows the list to a status: at once where there is script, by its button where there is none. */
export function FilterForm({ filter }: { readonly filter: OrderFilter | null }) {
  const t = useTranslate()
  const id = useId()
  return (
    <Form method="get" className={styles.form}>
      <label htmlFor={id}>{t('history.filter')}</label>
      <select
        id={id}
        name="status"
        defaultValue={filter ?? ''}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        <option value="">{t('history.filterAll')}</option>
        {Object.entries(filterNames).map(([value, name]) => (
          <option key={value} value={value}>
            {t(name)}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" look="secondary">
          {t('history.filterApply')}
        </Button>
      </noscript>
    </Form>
  )
}
