import { languages } from '@causeway/content/languages'
import { classNames, Icon, VisuallyHidden } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import menu from '../menus/menu.module.css'
import { LanguageList, type LanguageListProps } from './language-list.tsx'
import styles from './language-menu.module.css'

/** The languages behind a button of the header. The browser's own element: it opens before any script has loaded. */
export function LanguageMenu({ language, offered }: LanguageListProps) {
  const t = useTranslate()
  const { name, hreflang } = languages[language]
  return (
    <details className={menu.menu} data-menu>
      <summary className={menu.button}>
        <Icon name="globe" size={18} />
        <VisuallyHidden>{t('common.languageMenu', { language: name })}</VisuallyHidden>
        <span lang={hreflang}>{hreflang.toUpperCase()}</span>
      </summary>
      <div className={classNames(menu.panel, menu.atEnd, styles.list)}>
        <LanguageList language={language} offered={offered} />
      </div>
    </details>
  )
}
