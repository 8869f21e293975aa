import { importPrivateKey } from '@causeway/client'
import { Button, Disclosure, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useEffect, useRef } from 'react'
import { keepConsoleKey } from '../../../../console-key/console-key-store.ts'
import { useLocalPath } from '../../../../i18n/use-language.ts'
import { downloadText } from '../../../../recovery/download-text.ts'
import { ShownSecret } from '../shown-secret.tsx'
import type { NewKey } from './new-key.ts'
import styles from './new-key-panel.module.css'

export type NewKeyPanelProps = {
  readonly newKey: NewKey
  /** Told when its owner has kept it; from then on nobody can show it again. */
  readonly onKept: () => void
}

/** A new key, shown this once: to copy and to download. */
export function NewKeyPanel({ newKey, onKept }: NewKeyPanelProps) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useAskBeforeLeaving()
  const { apiKey, isPairOfServer, name, privateKey, secret } = newKey
  return (
    <div className={styles.panel}>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {t('accountApi.newKeyTitle', { name })}
      </h3>
      <Notice tone="warning">{t('accountApi.newKeyText')}</Notice>
      <ShownSecret label={t('accountApi.apiKey')} text={apiKey} />
      {secret === null ? null : <ShownSecret label={t('accountApi.secret')} text={secret} />}
      {privateKey === null ? null : (
        <>
          <p className={styles.text}>
            {t(isPairOfServer ? 'accountApi.privateKeyOfServer' : 'accountApi.privateKeyText')}
          </p>
          <ShownSecret label={t('accountApi.privateKey')} text={privateKey.privateKeyPem} isLong />
          <div>
            <Button look="secondary" onClick={() => download(privateKey.privateKeyPem)}>
              {t('accountApi.download')}
            </Button>
          </div>
          <ConsoleLink apiKey={apiKey} privateKeyPem={privateKey.privateKeyPem} />
          <Disclosure summary={t('accountApi.privateKeyHex')}>
            <ShownSecret
              label={t('accountApi.privateKeyHex')}
              text={privateKey.privateKeyHex}
              isLong
            />
          </Disclosure>
        </>
      )}
      <div>
        <Button onClick={onKept}>{t('accountApi.kept')}</Button>
      </div>
    </div>
  )
}

type ConsoleLinkProps = { readonly apiKey: string; readonly privateKeyPem: string }

/** Leads to the console, which can sign with the key but not read it. A key that can’t be handed over is entered there. */
function ConsoleLink({ apiKey, privateKeyPem }: ConsoleLinkProps) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const handOver = async () => {
    // Opened at the press itself: browsers block windows that open later.
    const tab = window.open('about:blank', '_blank')
    try {
      await keepConsoleKey({ apiKey, privateKey: await importPrivateKey(privateKeyPem) })
    } catch {
      // Private windows of some browsers keep nothing.
    }
    if (tab === null) return
    tab.opener = null
    tab.location = localPath('/developers/console')
  }
  return (
    <div>
      <Button look="quiet" onClick={handOver}>
        {t('accountApi.tryInConsole')}
      </Button>
    </div>
  )
}

function download(text: string): void {
  downloadText({ name: 'private-key.pem', type: 'application/x-pem-file', text })
}

/** What is shown here is lost with the page. */
function useAskBeforeLeaving(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}
