import { expect, it } from 'vitest'
import { greeting } from './greeting.ts'

// holds Part 1 §2 Account page: Greeting by first name, else e-mail prefix, else 'there'
it.each([
  [{ firstName: 'Robin', email: 'r.marsh@example.com' }, 'Hi, Robin!'],
  [{ firstName: '', email: 'r.marsh@example.com' }, 'Hi, r.marsh!'],
  [{ firstName: ' ', email: 'r.marsh@example.com' }, 'Hi, r.marsh!'],
  [{ firstName: null, email: null }, 'Hi, there!'],
  [{ email: '@example.com' }, 'Hi, there!'],
  [{}, 'Hi, there!'],
  [null, 'Hi, there!'],
])("'Hi, {first name, else e-mail prefix, else 'there'}!': %j", (person, text) => {
  expect(greeting(person)).toBe(text)
})
