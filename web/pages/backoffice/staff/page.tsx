import type { StaffMemberOut } from '@causeway/api/contract'
import { staffRoles } from '@causeway/core/staff/roles'
import { Disclosure } from '@causeway/ui/primitives'
import {
  ActField,
  ActForm,
  ActNotice,
  BackofficeFrame,
  CodeField,
  Hint,
  Panel,
  ReasonField,
  Stack,
  StateBadge,
  Time,
} from '../../../backoffice/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import styles from './page.module.css'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

export default function StaffListPage({ actionData, loaderData }: Route.ComponentProps) {
  const { frame, members } = loaderData
  const { isSteppedUp } = frame.me
  return (
    <BackofficeFrame data={frame} section="/backoffice/staff" title="Staff">
      <Stack>
        <ActNotice acted={actionData} />
        <ul className={styles.members}>
          {members.map((member) => (
            <Member key={member.id} member={member} isSteppedUp={isSteppedUp} />
          ))}
        </ul>
        <Panel title="Invite a member">
          <ActForm act="invite" label="Invite">
            <ActField label="Email" name="email" type="email" autoComplete="off" required />
            <RoleField />
            <ReasonField />
            <CodeField isSteppedUp={isSteppedUp} />
          </ActForm>
        </Panel>
      </Stack>
    </BackofficeFrame>
  )
}

type MemberProps = { readonly member: StaffMemberOut; readonly isSteppedUp: boolean }

function Member({ isSteppedUp, member }: MemberProps) {
  const { email, joinedAt, name, passkeys, role, seenAt, state } = member
  return (
    <li className={styles.member}>
      <div className={styles.line}>
        <p className={styles.who}>
          <strong>{name || email}</strong>
          {name === '' ? null : <span className={styles.email}>{email}</span>}
        </p>
        <span className={styles.roleName}>{role}</span>
        <StateBadge state={state} />
        <p className={styles.times}>
          {joinedAt === null ? null : (
            <span>
              Joined <Time at={joinedAt} />
            </span>
          )}
          {seenAt === null ? null : (
            <span>
              Last seen <Time at={seenAt} />
            </span>
          )}
          {passkeys === 0 ? null : (
            <span>{passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`}</span>
          )}
        </p>
      </div>
      {state === 'invited' ? <Invitation member={member} isSteppedUp={isSteppedUp} /> : null}
      {state === 'removed' ? null : <MemberActs member={member} isSteppedUp={isSteppedUp} />}
    </li>
  )
}

/** What became of the invitation’s mail, and the way to send another. */
function Invitation({ isSteppedUp, member: { id, invitation } }: MemberProps) {
  return (
    <div className={styles.invitation}>
      <p>
        {invitation === null ? 'The invitation has expired.' : mailWords[invitation.mail ?? 'none']}
        {invitation?.mail === 'sent' && invitation.mailedAt !== null ? (
          <>
            {' '}
            <Time at={invitation.mailedAt} />
          </>
        ) : null}
      </p>
      <ActForm
        act="mail"
        label="Send again"
        look="secondary"
        values={{ id }}
        isInline={isSteppedUp}
      >
        <CodeField isSteppedUp={isSteppedUp} />
      </ActForm>
    </div>
  )
}

const mailWords = {
  waiting: 'The invitation is about to be mailed.',
  sent: 'Invitation mailed',
  failed:
    'The invitation couldn’t be mailed. We keep trying for a few hours; check the address and the mail server.',
  none: 'The link of the invitation wasn’t mailed: it was made at the server.',
} as const

function MemberActs({ isSteppedUp, member: { id, role } }: MemberProps) {
  return (
    <Disclosure summary="Change">
      <div className={styles.acts}>
        <ActForm act="role" label="Propose role" look="secondary" values={{ id }}>
          <RoleField current={role} />
          <ReasonField />
          <CodeField isSteppedUp={isSteppedUp} />
        </ActForm>
        <ActForm act="reset" label="Propose new link" look="secondary" values={{ id }}>
          <Hint>
            For a lost password or authenticator. Both are set up again; passkeys are removed.
          </Hint>
          <ReasonField />
          <CodeField isSteppedUp={isSteppedUp} />
        </ActForm>
        <ActForm act="remove" label="Remove now" look="secondary" values={{ id }}>
          <Hint>The sessions end at once.</Hint>
          <CodeField isSteppedUp={isSteppedUp} />
        </ActForm>
      </div>
    </Disclosure>
  )
}

function RoleField({ current = 'support' }: { readonly current?: string }) {
  return (
    <label className={styles.role}>
      <span>Role</span>
      <select name="role" defaultValue={current}>
        {staffRoles.map((role) => (
          <option key={role} value={role}>
            {role}
          </option>
        ))}
      </select>
    </label>
  )
}
