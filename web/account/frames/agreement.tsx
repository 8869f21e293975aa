import { Phrase } from '@causeway/widget/messages'
import { useLocalPath } from '../../i18n/use-language.ts'
import styles from '../sign-in/sign-in.module.css'

/** What signing up agrees to. */
export function Agreement() {
  const localPath = useLocalPath()
  const link = (path: string) => (words: string) => (
    <a href={localPath(path)} target="_blank" rel="noreferrer">
      {words}
    </a>
  )
  return (
    <p className={styles.small}>
      <Phrase
        id="auth.agreement"
        tags={{ terms: link('/terms-of-use'), privacy: link('/privacy-policy') }}
      />
    </p>
  )
}
