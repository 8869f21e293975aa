import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useNavigation, useSubmit } from '../../client-page/index.ts'
import type { OrderChange } from '../change-order.server.ts'
import type { ProofDialogProps } from './proof-dialog.tsx'

/** The dialog that asks who is there; null while nothing asks for it, or while it loads. */
export type WantedProof = {
  readonly Dialog: ComponentType<ProofDialogProps>
  readonly props: ProofDialogProps
} | null

/**
 * Where an order's account alone allows a change and its session is too old to be sure of the person: asks him, and
 * sends the form again that was refused. Without the dialog, what the form was told says what to do.
 */
export function useProof(change: OrderChange | null): WantedProof {
  const { formData } = useNavigation()
  const submit = useSubmit()
  const sent = useRef<FormData | null>(null)
  const [Dialog, setDialog] = useState<ComponentType<ProofDialogProps> | null>(null)
  const [answered, setAnswered] = useState<OrderChange | null>(null)
  const isWanted = change?.needsProof === true && change !== answered
  useEffect(() => {
    if (formData !== undefined) sent.current = formData
  }, [formData])
  useEffect(() => {
    if (!isWanted) return
    import('./proof-dialog.tsx').then(
      (loaded) => setDialog(() => loaded.ProofDialog),
      () => {},
    )
  }, [isWanted])
  if (Dialog === null || !isWanted) return null
  return {
    Dialog,
    props: {
      onClose: () => setAnswered(change),
      onProven: () => {
        setAnswered(change)
        if (sent.current !== null) void submit(sent.current, { method: 'post' })
      },
    },
  }
}
