import type { MailPort } from '@causeway/core/ports'
import { type AskNeeds, askProvider, storeMail, textField } from '../../world/index.ts'

/** Mail that stays in the sandbox world, where `SandboxPort.mails` shows it. Nothing leaves the machine. */
export function createSandboxMail({ world, wait }: AskNeeds): MailPort {
  return {
    send: (mail) =>
      askProvider(
        { world, wait },
        { kind: 'mail', provider: 'sandbox' },
        {
          answer: () => {
            storeMail(world, mail)
            return { accepted: mail.to }
          },
          read: (value) => void textField(value, 'accepted'),
        },
      ),
  }
}
