import { toIconData } from './to-icon-data'

test('keeps a plain icon', () => {
  expect(toIconData('a:b', { body: '<path d="M0 0"/>', width: 24, height: 20 })).toEqual({
    body: '<path d="M0 0"/>',
    width: 24,
    height: 20,
  })
})

test('uses the default size for an icon without a size', () => {
  expect(toIconData('a:b', { body: '<path/>' })).toMatchObject({ width: 16, height: 16 })
})

test('applies rotation and flip', () => {
  expect(toIconData('a:b', { body: '<path/>', width: 24, height: 12, rotate: 1 })).toEqual({
    body: '<g transform="rotate(90 6 6)"><path/></g>',
    width: 12,
    height: 24,
  })
  expect(toIconData('a:b', { body: '<path/>', width: 24, height: 24, hFlip: true }).body).toContain('scale(-1 1)')
})

test('moves the view box to the origin', () => {
  expect(toIconData('a:b', { body: '<path/>', left: -2, top: 4, width: 8, height: 8 }).body).toBe(
    '<g transform="translate(2 -4)"><path/></g>',
  )
})

test('adds the name of the icon to ids and references', () => {
  const body = '<g id="a"/><use href="#a"/><path fill="url(#a)"/><animate id="b" begin="b.end"/><g data-x="ab"/>'
  expect(toIconData('logos:react', { body }).body).toBe(
    '<g id="logos-react-a"/><use href="#logos-react-a"/><path fill="url(#logos-react-a)"/>' +
      '<animate id="logos-react-b" begin="logos-react-b.end"/><g data-x="ab"/>',
  )
})
