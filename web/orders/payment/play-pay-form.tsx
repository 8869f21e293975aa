import { Button } from '@causeway/ui/primitives'
import { useTranslate } from '@causeway/widget/messages'
import { Form, useNavigation } from '../../client-page/index.ts'
import { useLocalPath } from '../../i18n/use-language.ts'
import styles from './play-pay-form.module.css'

/** In a play world: pays the order from the customer's play wallet, or leads to where it can be paid otherwise. */
export function PlayPayForm({ transactionId }: { readonly transactionId: string }) {
  const t = useTranslate()
  const localPath = useLocalPath()
  const isSending = useNavigation().formData?.get('intent') === 'play-pay'
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="play-pay" />
      <Button type="submit" busy={isSending} wide size="large">
        {t('transaction.payFromPlayWallet')}
      </Button>
      <a href={localPath(`/sandbox?order=${transactionId}#pay`)}>{t('common.openSandbox')}</a>
    </Form>
  )
}
