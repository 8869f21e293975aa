import type { MessageKey } from '@causeway/content/messages'
import { useTranslate } from '../../messages/index.ts'
import { type Category, categories } from './category.ts'
import styles from './category-tabs.module.css'

const labels = {
  exchange: 'form.categoryExchange',
  buy: 'form.categoryBuy',
  sell: 'form.categorySell',
  borrow: 'form.categoryBorrow',
} as const satisfies Record<Category, MessageKey>

export type CategoryTabsProps = {
  readonly category: Category
  /** The categories to choose from. */
  readonly offered?: readonly Category[]
  readonly onChoose: (category: Category) => void
}

/** What one came for. The wide layout has no place for selling and borrowing: they count as buying there (CALC-01). */
export function CategoryTabs({ category, offered = categories, onChoose }: CategoryTabsProps) {
  const t = useTranslate()
  return (
    <fieldset className={styles.tabs} aria-label={t('form.categories')}>
      {offered.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.tab}
          data-category={each}
          data-is-buying={category !== 'exchange' ? '' : undefined}
          aria-pressed={each === category}
          onClick={() => onChoose(each)}
        >
          {t(labels[each])}
        </button>
      ))}
    </fieldset>
  )
}
