import { Button, Notice, TextField } from '@causeway/ui/primitives'
import { DoorFrame, PasskeyForm, PasskeyReply } from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

export default function SignInPage({ actionData, loaderData }: Route.ComponentProps) {
  const { brand, to } = loaderData
  return (
    <DoorFrame brand={brand} title="Sign in">
      <form method="post" className={styles.form}>
        {typeof actionData?.problem !== 'string' ? null : (
          <Notice tone="error" announce="alert">
            <p>{actionData.problem}</p>
          </Notice>
        )}
        <input type="hidden" name="to" value={to} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={actionData?.email}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <TextField
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
          hint="The six digits of your authenticator"
        />
        <Button type="submit" wide>
          Sign in
        </Button>
      </form>
      <div className={styles.passkey}>
        <PasskeyForm
          task="sign-in"
          act="passkey"
          label="Sign in with a passkey"
          look="secondary"
          values={{ to }}
          isWide
        />
      </div>
      {actionData?.asked ? <PasskeyReply asked={actionData.asked} /> : null}
      <p className={styles.more}>
        <a href={to}>Signed in already? Continue</a>
      </p>
    </DoorFrame>
  )
}
