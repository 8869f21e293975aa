import { Dialog } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import type { SectionProps } from '../api-data.ts'
import { CreateKeyForm } from './create-key-form.tsx'
import type { NewKey } from './new-key.ts'

export type CreateKeyDialogProps = SectionProps & {
  readonly onCreated: (created: NewKey) => void
  readonly onClose: () => void
}

/** Asks what a new key is for. */
export function CreateKeyDialog({ onClose, onCreated, ...props }: CreateKeyDialogProps) {
  const t = useTranslate()
  return (
    <Dialog
      open
      tall
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('accountApi.createKey')}
      closeLabel={t('common.close')}
    >
      <CreateKeyForm {...props} onCreated={onCreated} />
    </Dialog>
  )
}
