import { Button, Disclosure } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { type ComponentType, useState } from 'react'
import { type Outcome, refused } from '../../../../account-settings/outcome.ts'
import { OutcomeNotice } from '../../../../account-settings/outcome-notice.tsx'
import { SettingsCard } from '../../../../account-settings/settings-card.tsx'
import { useChange } from '../../../../account-settings/use-change.ts'
import { useIsHydrated } from '../../../../account-settings/use-is-hydrated.ts'
import type { SectionProps } from '../api-data.ts'
import type { CreateKeyDialogProps } from './create-key-dialog.tsx'
import { KeyRow } from './key-row.tsx'
import styles from './keys-section.module.css'
import type { NewKey } from './new-key.ts'
import { NewKeyPanel } from './new-key-panel.tsx'

/** The keys of the account: to make, to change, to revoke. */
export function KeysSection(props: SectionProps) {
  const t = useTranslate()
  const { access, keys } = props
  // Said by the card: the row that asked for it is another then, or gone.
  const [changed, setChanged] = useState<Outcome | null>(null)
  const [newKey, setNewKey] = useState<NewKey | null>(null)
  const [active, ended] = [
    keys.filter(({ state }) => state === 'active'),
    keys.filter(({ state }) => state !== 'active'),
  ]
  const tell = (outcome: Outcome | null) => setChanged(outcome)
  const rows = (shown: SectionProps['keys']) => (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is a list
    <ul role="list" className={styles.list} aria-label={t('accountApi.keysTitle')}>
      {shown.map((key) => (
        <KeyRow key={key.id} {...props} apiKey={key} onChanged={tell} />
      ))}
    </ul>
  )
  return (
    <SettingsCard id="keys" title={t('accountApi.keysTitle')} text={t('accountApi.keysText')}>
      {newKey === null ? null : <NewKeyPanel newKey={newKey} onKept={() => setNewKey(null)} />}
      {active.length === 0 ? <p>{t('accountApi.keysNone')}</p> : rows(active)}
      <OutcomeNotice outcome={changed} takesFocus />
      {access?.isDisabled || newKey !== null ? null : (
        <CreateKey
          {...props}
          onCreated={(created) => {
            setChanged(null)
            setNewKey(created)
          }}
        />
      )}
      {ended.length === 0 ? null : (
        <Disclosure summary={t('accountApi.endedKeys', { number: ended.length })}>
          {rows(ended)}
        </Disclosure>
      )}
    </SettingsCard>
  )
}

type CreateKeyProps = SectionProps & { readonly onCreated: (created: NewKey) => void }

/** The dialog’s script is fetched when it is asked for. */
function CreateKey({ onCreated, ...props }: CreateKeyProps) {
  const t = useTranslate()
  const isHydrated = useIsHydrated()
  const { isPending, outcome, run } = useChange()
  const [Dialog, setDialog] = useState<ComponentType<CreateKeyDialogProps> | null>(null)
  const open = () =>
    run(async () => {
      try {
        const { CreateKeyDialog } = await import('./create-key-dialog.tsx')
        setDialog(() => CreateKeyDialog)
        return { isDone: true, message: '' }
      } catch {
        return refused(t('accountApi.dialogFailed'))
      }
    })
  const close = () => setDialog(null)
  return (
    <>
      <p>
        <Button
          busy={isPending}
          waitsFor={isHydrated ? null : t('common.stillLoading')}
          onClick={open}
        >
          {t('accountApi.createKey')}
        </Button>
      </p>
      {outcome?.isDone ? null : <OutcomeNotice outcome={outcome} />}
      {Dialog === null ? null : (
        <Dialog
          {...props}
          onClose={close}
          onCreated={(created) => {
            close()
            onCreated(created)
          }}
        />
      )}
    </>
  )
}
