import { toIconData } from './to-icon-data'

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
