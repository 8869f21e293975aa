import { TextField } from '@causeway/ui/primitives'
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { useActionData } from 'react-router'
import type { Acted } from './act-on.ts'

type Values = Readonly<Record<string, string>>

const Typed = createContext<Values>({})

/** What was typed into the form of an act that was refused; empty where it is another form, or none was. */
export function useTyped(act: string, values: Values = {}): Values {
  const acted = useActionData<Partial<Acted>>()
  const typed = acted?.typed ?? null
  if (typed === null || typed['act'] !== act) return {}
  return Object.entries(values).every(([name, value]) => typed[name] === value) ? typed : {}
}

/** Gives the fields of a form back what was typed into them. */
export function TypedValues({
  children,
  of,
}: {
  readonly of: Values
  readonly children: ReactNode
}) {
  return <Typed value={of}>{children}</Typed>
}

/** What was typed into a field of the form around, if its act was refused. */
export function useTypedValue(name: string): string | undefined {
  return useContext(Typed)[name]
}

/** A field of an act’s form: it keeps what was typed if the act is refused. */
export function ActField(props: ComponentProps<typeof TextField>) {
  const typed = useContext(Typed)
  return <TextField {...props} defaultValue={typed[props.name ?? ''] ?? props.defaultValue} />
}

/** The same for more than a line. */
export function ActText({
  className,
  label,
  ...props
}: ComponentProps<'textarea'> & { readonly label: string }) {
  const typed = useContext(Typed)
  return (
    <label className={className}>
      <span>{label}</span>
      <textarea {...props} defaultValue={typed[props.name ?? ''] ?? props.defaultValue} />
    </label>
  )
}
