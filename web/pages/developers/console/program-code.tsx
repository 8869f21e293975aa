import { Segmented } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useState } from 'react'
import styles from './api-console.module.css'
import { CodeView } from './code-view.tsx'
import {
  type ProgramCall,
  type ProgramLanguage,
  programIn,
  programLanguages,
} from './program-in.ts'

/** The call of the console for a program, in the language that is chosen. */
export function ProgramCode({ call }: { readonly call: ProgramCall }) {
  const t = useTranslate()
  const [language, setLanguage] = useState<ProgramLanguage>('curl')
  return (
    <>
      <h3 className={styles.subtitle}>{t('developerConsole.codeTitle')}</h3>
      <div className={styles.row}>
        <span className={styles.soft}>{t('developerConsole.codeText')}</span>
        <Segmented
          label={t('developerConsole.codeTitle')}
          name="program-language"
          options={programLanguages.map((value) => ({ value, label: value }))}
          value={language}
          onChange={setLanguage}
        />
      </div>
      <CodeView label={language} code={programIn[language](call)} />
    </>
  )
}
