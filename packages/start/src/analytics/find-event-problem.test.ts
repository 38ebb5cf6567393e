import { findEventProblem } from './find-event-problem'

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, index]))

test.each([
  ['Signup', {}],
  ['a'.repeat(120), { props: keys(30) }],
  ['Signup', { props: { ['k'.repeat(300)]: 'v'.repeat(2000), count: 0, isNew: false, empty: '' } }],
  ['Purchase', { revenue: { currency: 'EUR', amount: -10.29 } }],
])('accepts %s', (name, options) => {
  expect(findEventProblem(name, options)).toBeUndefined()
})

test.each<[unknown, unknown, string]>([
  ['', {}, 'track(): the name must be a text of 1 to 120 characters, got "". Pass the name of a goal.'],
  [404, {}, 'got 404'],
  ['a'.repeat(121), {}, 'track(): the name must be'],
  ['A', null, 'track("A"): the options must be an object, got null. Pass { props, revenue }.'],
  ['A', { props: ['a'] }, '"props" must be an object, got a. Pass keys and values.'],
  ['A', { props: keys(31) }, '"props" has 31 keys. Pass at most 30.'],
  ['A', { props: { '': 1 } }, 'the key "" of "props" must have 1 to 300 bytes, got 0.'],
  ['A', { props: { ['ü'.repeat(151)]: 1 } }, 'got 302. Choose another key.'],
  ['A', { props: { plan: {} } }, '"props.plan" must be a string, a number or a boolean, got [object Object].'],
  ['A', { props: { plan: 'ü'.repeat(1001) } }, '"props.plan" has 2002 bytes. Pass at most 2000.'],
  ['A', { revenue: 49 }, `"revenue" must be an object, got 49. Pass { currency: 'EUR', amount: 49 }.`],
  ['A', { revenue: { currency: 'eur', amount: 1 } }, 'must be an ISO 4217 code such as "EUR", got "eur".'],
  ['A', { revenue: { currency: 'EUR', amount: '49' } }, '"revenue.amount" must be a number such as 49.9, got "49".'],
  ['A', { revenue: { currency: 'EUR', amount: NaN } }, 'got NaN. Convert it with Number().'],
])('reports the invalid argument: %j %j', (name, options, message) => {
  expect(findEventProblem(name, options)).toContain(message)
})
