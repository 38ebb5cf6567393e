import { folderIdOf, isFolderFile } from './folder-file'

test.each([
  ['.navigation.yml', true],
  ['docs/1.a/.navigation.yaml', true],
  ['docs/.navigation.draft.yml', true],
  ['docs/navigation.yml', false],
  ['docs/a.navigation.yml', false],
  ['docs/.navigation.yml.bak', false],
])('whether %s describes a folder', (file, expected) => {
  expect(isFolderFile(file)).toBe(expected)
})

test('a draft of a folder has an id beside that of the folder', () => {
  expect(folderIdOf('docs/.navigation.yml')).toBe('navigation/docs')
  expect(folderIdOf('docs/.navigation.draft.yml')).toBe('navigation/docs.draft')
})
