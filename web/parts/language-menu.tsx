import { languages } from '@causeway/content/languages'
import { Icon, VisuallyHidden } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect, useRef } from 'react'
import { LanguageList, type LanguageListProps } from './language-list.tsx'
import styles from './language-menu.module.css'

/** The languages behind a button of the header. The browser's own element: it opens before any script has loaded. */
export function LanguageMenu({ language, offered }: LanguageListProps) {
  const t = useTranslate()
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => closeOnLeaving(box.current), [])
  const { name, hreflang } = languages[language]
  return (
    <details ref={box} className={styles.menu}>
      <summary className={styles.button}>
        <Icon name="globe" size={18} />
        <VisuallyHidden>{t('common.languageMenu', { language: name })}</VisuallyHidden>
        <span lang={hreflang} className={styles.code}>
          {hreflang.toUpperCase()}
        </span>
      </summary>
      <div className={styles.list}>
        <LanguageList language={language} offered={offered} />
      </div>
    </details>
  )
}

/** Closes the list on Escape and on a press outside it, as menus do. */
function closeOnLeaving(box: HTMLDetailsElement | null): (() => void) | undefined {
  if (box === null) return undefined
  const onPress = (event: PointerEvent) => {
    if (event.target instanceof Node && !box.contains(event.target)) box.open = false
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !box.open) return
    box.open = false
    box.querySelector('summary')?.focus()
  }
  document.addEventListener('pointerdown', onPress)
  box.addEventListener('keydown', onKey)
  return () => {
    document.removeEventListener('pointerdown', onPress)
    box.removeEventListener('keydown', onKey)
  }
}
