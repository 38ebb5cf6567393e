import { findOwnIcon, setOwnIcons } from './own-icons'

test('throws for an unknown name and lists the known ones', () => {
  setOwnIcons({ copy: { body: '<path/>' }, check: { body: '<path/>' } })
  expect(findOwnIcon('copy')).toEqual({ body: '<path/>', width: 24, height: 24 })
  expect(() => findOwnIcon('chekc')).toThrow(
    'Unknown interface icon "chekc". Use an icon of a set, such as "lucide:chekc", or one of these: copy, check.',
  )
})
