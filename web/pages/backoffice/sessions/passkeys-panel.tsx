import type { StaffPasskeyOut } from '@causeway/api/contract'
import { Disclosure, TextField } from '@causeway/ui/primitives'
import {
  ActForm,
  CodeField,
  Hint,
  Panel,
  PasskeyForm,
  Stack,
  Time,
  WithoutPasskeys,
} from '../../../backoffice/index.ts'
import styles from './passkeys-panel.module.css'

type Given = { readonly isSteppedUp: boolean }

/** The member’s own passkeys: to add, to rename, to remove. */
export function PasskeysPanel(props: Given & { readonly passkeys: readonly StaffPasskeyOut[] }) {
  const { isSteppedUp, passkeys } = props
  return (
    <Panel title="Passkeys">
      <div id="passkeys">
        <Stack>
          <Hint>
            A passkey replaces email, password and code when you sign in, and the code for dangerous
            acts. It asks for the PIN, fingerprint or face of your device.
          </Hint>
          {passkeys.length === 0 ? null : (
            <ul className={styles.list} aria-label="Your passkeys">
              {passkeys.map((passkey) => (
                <Passkey key={passkey.id} passkey={passkey} isSteppedUp={isSteppedUp} />
              ))}
            </ul>
          )}
          {isSteppedUp ? (
            <>
              <PasskeyForm task="make" act="add-passkey" label="Add a passkey">
                <NameField />
              </PasskeyForm>
              <WithoutPasskeys>
                To add a passkey, open this page with JavaScript in a browser that supports
                passkeys, at an address with a name instead of digits.
              </WithoutPasskeys>
            </>
          ) : (
            <ActForm act="prove" label="Continue to add a passkey" look="secondary">
              <CodeField isSteppedUp={false} />
            </ActForm>
          )}
        </Stack>
      </div>
    </Panel>
  )
}

function Passkey({ isSteppedUp, passkey }: Given & { readonly passkey: StaffPasskeyOut }) {
  const { createdAt, id, name, usedAt } = passkey
  return (
    <li className={styles.passkey}>
      <strong className={styles.name}>{name}</strong>
      <span className={styles.times}>
        Added <Time at={createdAt} />
        {usedAt === null ? ', never used' : null}
      </span>
      {usedAt === null ? null : (
        <span className={styles.times}>
          Last used <Time at={usedAt} />
        </span>
      )}
      <Disclosure summary={`Change ${name}`}>
        <div className={styles.acts}>
          <ActForm act="rename-passkey" label="Rename" look="secondary" values={{ id }}>
            <NameField current={name} />
            <CodeField isSteppedUp={isSteppedUp} />
          </ActForm>
          <ActForm act="remove-passkey" label="Remove" look="secondary" values={{ id }}>
            <Hint>Signing in with it stops at once. Sessions that it began continue.</Hint>
            <CodeField isSteppedUp={isSteppedUp} />
          </ActForm>
        </div>
      </Disclosure>
    </li>
  )
}

function NameField({ current = '' }: { readonly current?: string }) {
  return (
    <TextField
      label="Name"
      name="name"
      maxLength={60}
      required
      autoComplete="off"
      defaultValue={current}
      hint="Such as the device that holds it"
    />
  )
}
