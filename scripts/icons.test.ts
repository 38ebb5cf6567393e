import { renderIcons, iconFiles, readIcons } from './icons.mjs'

test.each(iconFiles)('the icons in %s are those of the icon sets; if not, run "npm run icons"', (file) => {
  const icons = readIcons(file)
  expect(icons).toEqual(renderIcons(icons))
})

test('an icon that no set has is named', () => {
  expect(() => renderIcons({ rocket: { source: 'lucide:rokcet' } })).toThrow(
    '"rocket": there is no icon "lucide:rokcet".',
  )
})
