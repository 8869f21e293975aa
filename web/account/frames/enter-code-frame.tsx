import { Button, TextField } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { problemText } from '../fields/problem-text.ts'
import styles from '../sign-in/sign-in.module.css'
import type { SignInProblem } from '../sign-in/sign-in-state.ts'
import type { FrameProps } from './frame-props.ts'

const DIGITS = 6

/** The second factor: six digits, sent as soon as they are there, or a recovery code. */
export function EnterCodeFrame({ state, dispatch, actions, first }: FrameProps) {
  const t = useTranslate()
  const [code, setCode] = useState('')
  const [isChanged, setChanged] = useState(false)
  const [isRecovery, setRecovery] = useState(false)
  const { problem, isPending } = state

  useEffect(() => {
    if (problem === null) return
    // A wrong code is of no further use: whoever tries again types a new one.
    if (problem.code === 'code_wrong') setCode('')
    // Where the button was pressed, it may be gone.
    first.current?.focus()
  }, [problem, first])

  // The other field has just come, and whoever asked for it types into it.
  const shown = useRef(isRecovery)
  useEffect(() => {
    if (shown.current !== isRecovery) first.current?.focus()
    shown.current = isRecovery
  }, [isRecovery, first])

  function type(text: string) {
    setChanged(true)
    if (isRecovery) return setCode(text)
    const digits = text.replace(/\D/g, '').slice(0, DIGITS)
    setCode(digits)
    if (digits.length === DIGITS && digits !== code) give(digits)
  }

  function give(whole: string) {
    setChanged(false)
    void actions.giveCode(whole)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (code !== '') give(code.trim())
  }

  // The first step has to be done again: too late, or too many wrong codes.
  const isOver =
    problem?.code === 'token_over' ||
    problem?.code === 'code_failed' ||
    (problem?.code === 'code_wrong' && problem.attemptsLeft === 0)
  const field = isRecovery
    ? ({ name: 'recovery-code', autoComplete: 'off', maxLength: 40 } as const)
    : ({
        name: 'code',
        autoComplete: 'one-time-code',
        inputMode: 'numeric',
        maxLength: 11,
      } as const)
  return (
    <form className={styles.frame} onSubmit={submit} noValidate>
      <TextField
        isCode
        {...field}
        key={field.name}
        label={t(isRecovery ? 'auth.recoveryCode' : 'auth.code')}
        hint={t(isRecovery ? 'auth.recoveryHint' : 'auth.codeHint')}
        value={code}
        onChange={(event) => type(event.currentTarget.value)}
        error={problem === null || isChanged ? null : <CodeProblem problem={problem} />}
        ref={(input) => {
          first.current = input
        }}
      />
      {isOver ? (
        <Button wide onClick={() => dispatch({ type: 'log_in' })}>
          {t('auth.logIn')}
        </Button>
      ) : (
        <Button
          type="submit"
          wide
          waitsFor={code === '' ? t('auth.whyCode') : null}
          busy={isPending}
        >
          {t('auth.codeSubmit')}
        </Button>
      )}
      <Button
        look="quiet"
        onClick={() => {
          setCode('')
          setChanged(true)
          setRecovery(!isRecovery)
        }}
      >
        {t(isRecovery ? 'auth.authenticatorInstead' : 'auth.recoveryInstead')}
      </Button>
    </form>
  )
}

function CodeProblem({ problem }: { readonly problem: SignInProblem }) {
  const t = useTranslate()
  const left = problem.code === 'code_wrong' ? problem.attemptsLeft : null
  return (
    <>
      <span>{problemText(t, problem)}</span>
      {left === null || left === 0 ? null : (
        <span className={styles.second}>{t('auth.codeAttempts', { count: left })}</span>
      )}
    </>
  )
}
