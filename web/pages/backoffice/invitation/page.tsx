import { Button, Notice, TextField } from '@causeway/ui/primitives'
import { DoorFrame, QrCode } from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

export default function InvitationPage({ actionData, loaderData }: Route.ComponentProps) {
  const { brand, invitation, problem } = loaderData
  if (invitation === null) {
    return (
      <DoorFrame brand={brand} title="Invitation">
        <Notice tone="error">
          <p>{problem}</p>
          <p>An administrator can send you a new link.</p>
        </Notice>
      </DoorFrame>
    )
  }
  const { email, qr, role, totpSecret } = invitation
  return (
    <DoorFrame brand={brand} title="Join the back office">
      <p className={styles.who}>
        {email} joins as <strong>{role}</strong>.
      </p>
      <form method="post" className={styles.form}>
        {actionData === undefined ? null : (
          <Notice tone="error" announce="alert">
            <p>{actionData.problem}</p>
          </Notice>
        )}
        {/* Password managers store the password under the address. */}
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <TextField
          label="Your name"
          name="name"
          autoComplete="name"
          maxLength={80}
          required
          defaultValue={actionData?.name}
        />
        <TextField
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          hint="Ten characters or more, used nowhere else"
        />
        <fieldset className={styles.authenticator}>
          <legend>Authenticator app</legend>
          <p>Scan this picture with your app, or enter the key below it.</p>
          <QrCode svg={qr} />
          <code className={styles.secret} data-testid="totp-secret">
            {totpSecret}
          </code>
        </fieldset>
        <TextField
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
          hint="The six digits that the app shows now"
        />
        <Button type="submit" wide>
          Join
        </Button>
      </form>
    </DoorFrame>
  )
}
