import { renderIcons, iconFiles, readIcons } from './icons.mjs'

test.each(iconFiles)('the icons in %s are those of the icon sets (otherwise run "npm run icons")', (file) => {
  const icons = readIcons(file)
  expect(icons).toEqual(renderIcons(icons))
})

test('rounds the numbers of a logo, and keeps line icons', () => {
  const bodyOf = (source: string) => renderIcons({ icon: { source } })['icon']!.body
  expect(bodyOf('simple-icons:github')).not.toMatch(/\.\d\d/)
  expect(bodyOf('lucide:radio')).toMatch(/\.\d\d/)
})

test('reports an unknown icon', () => {
  expect(() => renderIcons({ rocket: { source: 'lucide:rokcet' } })).toThrow(
    '"rocket": there is no icon "lucide:rokcet".',
  )
})
