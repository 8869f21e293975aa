import { LinkButton, Notice } from '@causeway/ui/primitives'
import { useLocalPath } from '../i18n/use-language.ts'

export type AffiliatesOnlyProps = {
  /** Why the page is not for this account. */
  readonly text: string
  /** What the way to the programme's own page is called. */
  readonly link: string
}

/** What stands on a page of affiliates for an account that is none, or none any more. */
export function AffiliatesOnly({ link, text }: AffiliatesOnlyProps) {
  const localPath = useLocalPath()
  return (
    <>
      <Notice>{text}</Notice>
      <p>
        <LinkButton href={localPath('/earn')}>{link}</LinkButton>
      </p>
    </>
  )
}
