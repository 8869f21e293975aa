/** C§5: local part without spaces, angle brackets or @, nor what RFC 5321 lets stand in quotes only, nor signs nobody sees; a domain with dots and two letters at its end, or an IP in brackets. */
const EMAIL =
  /^[^\s<>@\p{C},;:"()[\]\\]+@(?:\[\d{1,3}(?:\.\d{1,3}){3}\]|(?:[\p{L}\p{N}-]+\.)+\p{L}{2,})$/u
/** RFC 5321 leaves room for no longer one. */
const LONGEST_EMAIL = 254

/** Whether mail can be sent to what somebody typed, spaces around it aside (AUTH-05). */
export function isEmailAddress(text: string): boolean {
  const email = text.trim()
  return email.length <= LONGEST_EMAIL && EMAIL.test(email)
}

/** The one spelling in which e-mail addresses are kept and compared; null where it is none (AUTH-05). */
export function readEmailAddress(text: string): string | null {
  return isEmailAddress(text) ? text.trim().normalize('NFC').toLowerCase() : null
}
