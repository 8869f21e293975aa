import { useTranslate } from '@causeway/widget/messages'
import { InlineScript } from '../islands/index.ts'
import styles from './sandbox-note.module.css'

/**
 * Stands in the place of the step where the page around gives the frame no origin (`sandbox` without `allow-same-origin`): no
 * script file of ours runs there then, and none of its questions would be answered. The address is written out, since such a
 * page may also keep links from opening.
 */
export function SandboxNote({ siteAddress }: { readonly siteAddress: string }) {
  const t = useTranslate()
  return (
    <>
      <p className={styles.note} role="alert" hidden>
        {t('widgetFrame.sandboxed')}{' '}
        <a href={siteAddress} target="_blank" rel="noopener" dir="ltr">
          {siteAddress}
        </a>
      </p>
      <InlineScript run={showWhereSandboxed} />
    </>
  )
}

/** Its text is sent as it stands, so it uses nothing from outside itself. */
function showWhereSandboxed(): void {
  const note = document.currentScript?.previousElementSibling
  if (self.origin !== 'null' || !(note instanceof HTMLElement)) return
  note.hidden = false
  document.getElementById('content')?.remove()
}
