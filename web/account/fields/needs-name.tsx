export type NeedsNameProps = {
  /** That passkeys need a site with a name. */
  readonly text: string
  /** The same page by a name, and what is said of it; null where there is none. */
  readonly link: { readonly href: string; readonly text: string } | null
}

/** Why no passkey can be used at this address, and where one can. */
export function NeedsName({ text, link }: NeedsNameProps) {
  return (
    <>
      <p>{text}</p>
      {link === null ? null : (
        <p>
          <a href={link.href}>{link.text}</a>
        </p>
      )}
    </>
  )
}
