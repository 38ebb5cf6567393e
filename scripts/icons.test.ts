import { renderIcons, iconFiles, readIcons } from './icons.mjs'

test.each(iconFiles)('the icons in %s are those of the icon sets; if not, run "npm run icons"', (file) => {
  const icons = readIcons(file)
  expect(icons).toEqual(renderIcons(icons))
})

test('a logo has one digit after the point, and an icon of lines is as its set has it', () => {
  const bodyOf = (source: string) => renderIcons({ icon: { source } })['icon']!.body
  expect(bodyOf('simple-icons:github')).not.toMatch(/\.\d\d/)
  expect(bodyOf('lucide:radio')).toMatch(/\.\d\d/)
})

test('an icon that no set has is named', () => {
  expect(() => renderIcons({ rocket: { source: 'lucide:rokcet' } })).toThrow(
    '"rocket": there is no icon "lucide:rokcet".',
  )
})
