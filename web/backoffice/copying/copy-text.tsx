import { Button } from '@causeway/ui/primitives'
import { InlineScript } from '../../islands/index.ts'
import { copyOnPress } from './copy-on-press.ts'

/** A button that copies a text; one for each page. Not there without scripts. `label`: what it copies. */
export function CopyText({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <>
      <Button look="secondary" data-copy={text} aria-live="polite" hidden>
        {label}
      </Button>
      <InlineScript run={copyOnPress} />
    </>
  )
}
