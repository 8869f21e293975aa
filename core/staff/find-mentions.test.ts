import { describe, expect, test } from 'vitest'
import { findMentions } from './find-mentions.ts'

const anna = { name: 'Anna', email: 'anna@shop.example' }
const berg = { name: 'Anna Berg', email: 'a.berg@shop.example' }
const other = { name: 'anna berg', email: 'berg2@shop.example' }
const zoe = { name: 'Zoë', email: 'zoe@shop.example' }
const namesIn = (text: string, members = [anna, berg, zoe]) =>
  findMentions(text, members).map(({ email }) => email)

describe('findMentions', () => {
  test('finds whole names and addresses in any case, the longest first, each member once', () => {
    expect(namesIn('@anna look')).toEqual([anna.email])
    expect(namesIn('Please, @ANNA BERG: look. (@Anna Berg)')).toEqual([berg.email])
    expect(namesIn('@Anna Berg and @anna')).toEqual([berg.email, anna.email])
    expect(namesIn('@A.Berg@shop.example.')).toEqual([berg.email])
    expect(namesIn('@Anna’s order, and @Zoe\u0308!')).toEqual([anna.email, zoe.email])
    expect(namesIn('@Anna Bergmann')).toEqual([anna.email])
  })

  test('leaves everything else as it is', () => {
    for (const text of [
      'Anna',
      '@',
      '@ Anna',
      '@Annabel',
      '@Anna-Lena',
      '@anna@shop.example.org',
      '@anna@elsewhere.example',
      'mail@anna',
      '@nobody',
      '',
    ]) {
      expect(namesIn(text), text).toEqual([])
    }
  })

  test('mentions each of those who have the name', () => {
    expect(namesIn('@Anna Berg', [anna, berg, other])).toEqual([berg.email, other.email])
    expect(namesIn('@berg2@shop.example', [anna, berg, other])).toEqual([other.email])
  })
})
