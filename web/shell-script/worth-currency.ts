// Fetched once the list of money is seen or used.
export { findMoney, keepMoney } from '@causeway/widget/worth'
