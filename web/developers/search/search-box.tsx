import { Icon, VisuallyHidden } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useLocalPath } from '../../i18n/use-language.ts'
import styles from './search-box.module.css'

/** Looks things up in the reference: without script on a page of its own, with it below the field. */
export function SearchBox({ find }: { readonly find: string }) {
  const t = useTranslate()
  const localPath = useLocalPath()
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element `search` is younger than browsers that people have
    <form
      className={styles.search}
      role="search"
      action={localPath('/developers/search')}
      data-doc-search={localPath('/')}
      data-none={t('developers.searchNone')}
    >
      <label className={styles.field}>
        <Icon name="search" size={18} />
        <VisuallyHidden>{t('developers.searchLabel')}</VisuallyHidden>
        <input
          className={styles.input}
          type="search"
          name="find"
          defaultValue={find}
          placeholder={t('developers.search')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          aria-keyshortcuts="/"
        />
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </label>
      <div className={styles.results} data-results="" hidden />
      <VisuallyHidden role="status" data-status="" />
    </form>
  )
}
