import { findOwnIcon, setOwnIcons } from './own-icons'

test('a name that is none stops the build, and the message has the names that there are', () => {
  setOwnIcons({ copy: { body: '<path/>' }, check: { body: '<path/>' } })
  expect(findOwnIcon('copy')).toEqual({ body: '<path/>', width: 24, height: 24 })
  expect(() => findOwnIcon('chekc')).toThrow(
    'The interface has no icon "chekc". Name one of an icon set, such as "lucide:chekc", or take one of these: copy, check.',
  )
})
