import type { DocField } from '@causeway/api/contract'
import { useTranslate } from '@causeway/widget/messages'
import { DocText } from './doc-text.tsx'
import styles from './field-list.module.css'

/** Fields with their types and what they mean, one below the other. */
export function FieldList({ fields }: { readonly fields: readonly DocField[] }) {
  const t = useTranslate()
  return (
    <dl className={styles.fields} dir="ltr">
      {fields.map(({ isRequired, name, text, type }) => (
        <div key={name} className={styles.field}>
          <dt className={styles.head}>
            <code className={styles.name}>{name}</code>
            <span className={styles.type} lang="en">
              {type}
            </span>
            {isRequired ? (
              <span className={styles.required}>{t('developers.required')}</span>
            ) : null}
          </dt>
          <dd className={styles.text} lang="en">
            <DocText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
