import type { ConsoleMethod } from '@causeway/api/contract'
import { Button, Notice } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { useId, useState } from 'react'
import styles from './api-console.module.css'
import { CodeView } from './code-view.tsx'
import type { ConsoleKey } from './console-key.ts'
import { ProgramCode } from './program-code.tsx'
import { type SentRpc, sendRpc } from './send-rpc.ts'

export type RequestPanelProps = {
  readonly baseUrl: string
  readonly methods: readonly ConsoleMethod[]
  readonly chosen: ConsoleKey | null
}

const FIRST_METHOD = 'getExchangeAmount'

/** One request: chosen, sent, its reply, and the same for programs. */
export function RequestPanel({ baseUrl, chosen, methods }: RequestPanelProps) {
  const t = useTranslate()
  const first = methods.find(({ name }) => name === FIRST_METHOD)
  const [method, setMethod] = useState(FIRST_METHOD)
  const [text, setText] = useState(first?.params ?? '{}')
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const [sent, setSent] = useState<SentRpc | null>(null)
  const params = parsed(text)
  const isSendable = chosen !== null && params !== undefined
  function choose(name: string) {
    setMethod(name)
    setText(methods.find((one) => one.name === name)?.params ?? '{}')
  }
  async function send() {
    if (chosen === null) return
    setState('busy')
    try {
      setSent(await sendRpc(chosen, method, params))
      setState('idle')
    } catch {
      setSent(null)
      setState('failed')
    }
  }
  return (
    <section className={styles.panel} aria-labelledby="console-request">
      <h2 id="console-request" className={styles.title}>
        {t('developerConsole.requestTitle')}
      </h2>
      <MethodField methods={methods} method={method} onChoose={choose} />
      <ParamsField text={text} onChange={setText} isWrong={params === undefined} />
      <div className={styles.row}>
        <Button onClick={send} busy={state === 'busy'} disabled={!isSendable}>
          {t('developerConsole.send')}
        </Button>
        {chosen === null ? (
          <span className={styles.soft}>{t('developerConsole.needsKey')}</span>
        ) : null}
      </div>
      {state === 'failed' ? (
        <Notice tone="error" announce="alert">
          {t('developerConsole.noReply')}
        </Notice>
      ) : null}
      {sent === null ? null : <Reply sent={sent} />}
      {params === undefined ? null : (
        <ProgramCode call={{ baseUrl, apiKey: chosen?.apiKey ?? 'API-KEY', method, params }} />
      )}
    </section>
  )
}

type MethodFieldProps = {
  readonly methods: readonly ConsoleMethod[]
  readonly method: string
  readonly onChoose: (name: string) => void
}

function MethodField({ method, methods, onChoose }: MethodFieldProps) {
  const t = useTranslate()
  return (
    <label className={styles.field}>
      <span className={styles.label}>{t('developerConsole.method')}</span>
      <select
        className={styles.control}
        dir="ltr"
        value={method}
        onChange={(event) => onChoose(event.target.value)}
      >
        {methods.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

type ParamsFieldProps = {
  readonly text: string
  readonly onChange: (text: string) => void
  readonly isWrong: boolean
}

function ParamsField({ isWrong, onChange, text }: ParamsFieldProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {t('developerConsole.params')}
      </label>
      <textarea
        id={id}
        className={styles.control}
        value={text}
        rows={Math.min(Math.max(text.split('\n').length, 4), 14)}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={`${id}-hint`} className={isWrong ? styles.error : styles.soft} aria-live="polite">
        {t(isWrong ? 'developerConsole.paramsWrong' : 'developerConsole.paramsHint')}
      </span>
    </div>
  )
}

function Reply({ sent }: { readonly sent: SentRpc }) {
  const t = useTranslate()
  const { body, headers, milliseconds, reply, status } = sent
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return (
    <>
      <h3 className={styles.subtitle}>{t('developerConsole.replyTitle')}</h3>
      <p className={styles.soft} role="status">
        {t('developerConsole.replyStatus', { status, milliseconds })}
      </p>
      <CodeView label={t('developerConsole.replyTitle')} code={reply} />
      <h3 className={styles.subtitle}>{t('developerConsole.sentTitle')}</h3>
      <CodeView
        label={t('developerConsole.sentTitle')}
        code={['POST /api/partner/v2', ...lines, '', body].join('\n')}
      />
    </>
  )
}

/** Undefined where it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
