import type { StaffMemberOut } from '@causeway/api/contract'
import { staffRoles } from '@causeway/core/staff'
import { Disclosure, TextField } from '@causeway/ui/primitives'
import {
  ActForm,
  ActNotice,
  BackofficeFrame,
  CodeField,
  DataTable,
  Panel,
  ReasonField,
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
      <div className={styles.parts}>
        <ActNotice acted={actionData} />
        <DataTable
          caption="Members of staff"
          columns={['Member', 'Role', 'State', 'Joined', 'Last seen', '']}
          empty="Nobody works here yet."
          rows={members.map((member) => ({
            key: member.id,
            cells: [
              <span key="who">
                <strong>{member.name || member.email}</strong>
                {member.name === '' ? null : <span className={styles.email}>{member.email}</span>}
              </span>,
              member.role,
              <StateBadge key="state" state={member.state} />,
              member.joinedAt === null ? '–' : <Time key="joined" at={member.joinedAt} />,
              member.seenAt === null ? '–' : <Time key="seen" at={member.seenAt} />,
              member.state === 'removed' ? (
                ''
              ) : (
                <MemberActs key="acts" member={member} isSteppedUp={isSteppedUp} />
              ),
            ],
          }))}
        />
        <Panel title="Invite somebody">
          <ActForm act="invite" label="Invite">
            <TextField label="Email" name="email" type="email" autoComplete="off" required />
            <RoleField />
            <ReasonField />
            <CodeField isSteppedUp={isSteppedUp} />
          </ActForm>
        </Panel>
      </div>
    </BackofficeFrame>
  )
}

function MemberActs({
  isSteppedUp,
  member: { id, role },
}: {
  readonly member: StaffMemberOut
  readonly isSteppedUp: boolean
}) {
  return (
    <Disclosure summary="Change">
      <div className={styles.acts}>
        <ActForm act="role" label="Propose role" look="secondary" values={{ id }}>
          <RoleField current={role} />
          <ReasonField />
          <CodeField isSteppedUp={isSteppedUp} />
        </ActForm>
        <ActForm act="reset" label="Propose new link" look="secondary" values={{ id }}>
          <p className={styles.hint}>Lost password or authenticator: access starts anew.</p>
          <ReasonField />
          <CodeField isSteppedUp={isSteppedUp} />
        </ActForm>
        <ActForm act="remove" label="Remove now" look="secondary" values={{ id }}>
          <p className={styles.hint}>The sessions end at once.</p>
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
