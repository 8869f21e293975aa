import { Button, Disclosure, Notice, TextField } from '@causeway/ui/primitives'
import { Phrase, useTranslate } from '@causeway/widget/messages'
import { useEffect, useState } from 'react'
import { takeConsoleKey } from '../../../console-key/console-key-store.ts'
import { useLocalPath } from '../../../i18n/use-language.ts'
import styles from './api-console.module.css'
import { CodeView } from './code-view.tsx'
import { type ConsoleKey, ownKey, playKey } from './console-key.ts'

export type KeyPanelProps = {
  readonly isPlay: boolean
  readonly chosen: ConsoleKey | null
  readonly onChoose: (key: ConsoleKey | null) => void
}

/** Which key requests are signed with: one of the play world at a press, or the visitor’s own. */
export function KeyPanel({ chosen, isPlay, onChoose }: KeyPanelProps) {
  const t = useTranslate()
  const [canSign, setCanSign] = useState(true)
  useEffect(() => setCanSign(globalThis.crypto?.subtle !== undefined), [])
  useEffect(() => {
    void takeConsoleKey().then((key) => {
      if (key !== null) onChoose({ ...key, privateKeyPem: null })
    })
  }, [onChoose])
  return (
    <section className={styles.panel} aria-labelledby="console-key">
      <h2 id="console-key" className={styles.title}>
        {t('developerConsole.keyTitle')}
      </h2>
      {isPlay ? null : <Notice tone="warning">{t('developerConsole.realWarning')}</Notice>}
      {canSign ? null : <Notice tone="error">{t('developerConsole.cannotSign')}</Notice>}
      {chosen === null ? (
        <>
          {isPlay ? <PlayKey onChoose={onChoose} /> : <RealKeyText />}
          <Disclosure summary={t('developerConsole.ownKey')}>
            <OwnKeyForm onChoose={onChoose} />
          </Disclosure>
        </>
      ) : (
        <ChosenKey chosen={chosen} onChange={() => onChoose(null)} />
      )}
    </section>
  )
}

type Choose = { readonly onChoose: (key: ConsoleKey) => void }

function PlayKey({ onChoose }: Choose) {
  const t = useTranslate()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  async function make() {
    setState('busy')
    const made = await playKey()
    if (made === null) setState('failed')
    else onChoose(made)
  }
  return (
    <>
      <p className={styles.soft}>{t('developerConsole.playKeyText')}</p>
      <div>
        <Button onClick={make} busy={state === 'busy'}>
          {t('developerConsole.playKey')}
        </Button>
      </div>
      {state === 'failed' ? (
        <Notice tone="error" announce="alert">
          {t('developerConsole.playKeyFailed')}
        </Notice>
      ) : null}
    </>
  )
}

function RealKeyText() {
  const localPath = useLocalPath()
  return (
    <p className={styles.soft}>
      <Phrase
        id="developerConsole.realKeyText"
        tags={{ link: (words) => <a href={localPath('/account/api')}>{words}</a> }}
      />
    </p>
  )
}

function OwnKeyForm({ onChoose }: Choose) {
  const t = useTranslate()
  const [isWrong, setWrong] = useState(false)
  async function use(form: FormData) {
    setWrong(false)
    try {
      onChoose(await ownKey(String(form.get('apiKey')), String(form.get('privateKey'))))
    } catch {
      setWrong(true)
    }
  }
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault()
        void use(new FormData(event.currentTarget))
      }}
    >
      <TextField name="apiKey" label={t('developerConsole.apiKey')} isCode required />
      <label className={styles.field}>
        <span className={styles.label}>{t('developerConsole.privateKey')}</span>
        <textarea
          className={styles.control}
          name="privateKey"
          rows={5}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          required
        />
        <span className={styles.soft}>{t('developerConsole.privateKeyHint')}</span>
      </label>
      {isWrong ? (
        <p className={styles.error} role="alert">
          {t('developerConsole.keyWrong')}
        </p>
      ) : null}
      <div>
        <Button type="submit" look="secondary">
          {t('developerConsole.useKey')}
        </Button>
      </div>
    </form>
  )
}

type ChosenKeyProps = { readonly chosen: ConsoleKey; readonly onChange: () => void }

function ChosenKey({ chosen: { apiKey, privateKeyPem }, onChange }: ChosenKeyProps) {
  const t = useTranslate()
  return (
    <>
      <Notice tone="good" announce="status" title={t('developerConsole.keyInUse')}>
        <p className={styles.key} dir="ltr">
          {apiKey}
        </p>
      </Notice>
      {privateKeyPem === null ? null : (
        <Disclosure summary={t('developerConsole.showPrivateKey')}>
          <CodeView label="private-key.pem" code={privateKeyPem.trim()} />
        </Disclosure>
      )}
      <div>
        <Button look="quiet" onClick={onChange}>
          {t('developerConsole.changeKey')}
        </Button>
      </div>
    </>
  )
}
