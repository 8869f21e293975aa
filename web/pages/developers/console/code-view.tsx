import { CopyButton } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { CodeBlock } from '../../../developers/index.ts'

export type CodeViewProps = { readonly label: string; readonly code: string }

/** A block of code that changes while it is shown, with its button to copy. */
export function CodeView({ label, code }: CodeViewProps) {
  const t = useTranslate()
  return (
    <CodeBlock
      label={label}
      code={code}
      tools={
        <CopyButton
          text={code}
          label={t('developers.copyWhat', { what: label })}
          short={t('common.copy')}
          copied={t('common.copied')}
        />
      }
    />
  )
}
