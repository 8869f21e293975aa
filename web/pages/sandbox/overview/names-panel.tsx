import type { SandboxNamesReply } from '@causeway/api/contract'
import { Button, LtrText } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Form } from '../../../client-page/index.ts'
import styles from './form-row.module.css'
import own from './names-panel.module.css'
import { Panel } from './panel.tsx'
import type { SandboxOutcome } from './play-sandbox.server.ts'

type NamesPanelProps = {
  readonly names: SandboxNamesReply['names']
  readonly outcome: SandboxOutcome | null
}

/** Readable names of the play world, each of which its owner can let stand for other addresses (EXCH-03). */
export function NamesPanel({ names, outcome }: NamesPanelProps) {
  const t = useTranslate()
  return (
    <Panel
      id="names"
      lead={t('sandbox.namesLead')}
      outcome={outcome?.intent === 'move-name' ? outcome : null}
    >
      <ul className={styles.list}>
        {names.map(({ hasAddresses, name }) => (
          <li key={name}>
            {hasAddresses ? (
              <Form method="post" action="#names" className={own.name}>
                <input type="hidden" name="intent" value="move-name" />
                <input type="hidden" name="name" value={name} />
                <LtrText>{name}</LtrText>
                <Button type="submit" look="quiet">
                  {t('sandbox.nameMove')}
                </Button>
              </Form>
            ) : (
              <p className={styles.small}>{t('sandbox.nameEmpty', { name })}</p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
