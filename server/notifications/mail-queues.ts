/** Queues of the outbox in which mails wait. */
export const ORDER_MAIL = 'order-mail'
export const ACCOUNT_MAIL = 'account-mail'
export const STAFF_MAIL = 'staff-mail'
