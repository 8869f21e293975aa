import { Button } from '@causeway/ui/primitives'
import { createContext, type ReactNode, useContext } from 'react'
import { IslandScripts } from '../../islands/index.ts'
import type { PasskeyAsked } from './passkey-answers.ts'
import styles from './passkey-parts.module.css'
import type { Task } from './passkey-tasks.ts'

/** Whether the member of the page has passkeys. */
export const HasPasskeys = createContext(false)

/** A passkey in place of the code of a form. Nothing for members without one, and where the browser takes none. */
export function StepUpByPasskey() {
  if (!useContext(HasPasskeys)) return null
  return (
    <div className={styles.offer} data-passkey-step-up="">
      <Button look="quiet">Use a passkey instead</Button>
      <Problem />
    </div>
  )
}

/** A form that is sent with the answer of a passkey. Not there without scripts. */
export function PasskeyForm(props: {
  readonly task: Exclude<Task['name'], 'step-up'>
  readonly act: string
  readonly label: string
  readonly values?: Readonly<Record<string, string>>
  readonly look?: 'primary' | 'secondary'
  readonly isWide?: boolean
  readonly children?: ReactNode
}) {
  const { act, children, isWide = false, label, look = 'primary', task, values = {} } = props
  return (
    <>
      <form method="post" className={styles.form} data-passkey-form={task}>
        <input type="hidden" name="act" value={act} />
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        <Button type="submit" look={look} wide={isWide}>
          {label}
        </Button>
        <Problem />
      </form>
      <PasskeyScripts />
    </>
  )
}

/** What a page says where passkeys can’t be used. */
export function WithoutPasskeys({ children }: { readonly children: ReactNode }) {
  return <p className={styles.without}>{children}</p>
}

export function PasskeyScripts() {
  return <IslandScripts of={{ name: 'staff-passkey' }} />
}

/** What the script of a page reads when it has asked for options. */
export function PasskeyReply({ asked }: { readonly asked: PasskeyAsked }) {
  return <div hidden data-passkey-reply={JSON.stringify(asked)} />
}

function Problem() {
  return <p className={styles.problem} role="alert" data-passkey-problem="" />
}
