import * as React from 'react'
import { act, render, screen } from '@testing-library/react'
import { ContentImages } from './content-images'
import { Image, ZOOM_FROM_WIDTH_PX } from './image'

const show = (width: number, props: { block?: boolean; alt?: string } = {}) =>
  act(
    async () =>
      void render(
        <ContentImages
          images={[{ path: 'a.svg', width, height: 20, file: { publicURL: '/a.svg', childImageSharp: null } }]}
        >
          <Image src="a.svg" alt="A proof" block {...props} />
        </ContentImages>,
      ),
  )

test.each([
  ['A proof', 'A proof'],
  ['', 'Image'],
])('lets the reader enlarge an image that is too wide, with the alternative text "%s"', async (alt, name) => {
  await show(ZOOM_FROM_WIDTH_PX + 1, { alt })
  expect(await screen.findByRole('button', { name: `Enlarge: ${name}` })).toBeInTheDocument()
})

test.each([
  ['that is not wider', ZOOM_FROM_WIDTH_PX, true],
  ['within a line', 2000, false],
])('does not enlarge an image %s', async (_, width, block) => {
  await show(width, { block })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('shows a narrow image in its own width', () => {
  const images = { fallback: { src: '/a.png' }, sources: [] }
  const gatsbyImageData = { layout: 'constrained' as const, width: 760, height: 380, images }
  const file = { publicURL: '/a.png', childImageSharp: { gatsbyImageData } }
  render(
    <ContentImages images={[{ path: 'a.png', width: 200, height: 100, file }]}>
      <Image src="a.png" alt="A mark" />
    </ContentImages>,
  )
  expect(screen.getByRole('img', { name: 'A mark' })).toHaveAttribute('width', '200')
})

test.each([
  ['in static/, with its size', '/shots/a.png', '640'],
  ['on another site, with the size in its URL', 'https://img.example/a.svg#640x480', '640'],
  ['of unknown size', 'https://img.example/a.svg', null],
])('serves an image %s unchanged', (_, src, width) => {
  render(
    <ContentImages images={[{ path: '/shots/a.png', width: 640, height: 480, file: null }]}>
      <Image src={src} alt="A mark" block />
    </ContentImages>,
  )
  const image = screen.getByRole('img', { name: 'A mark' })
  expect(image).toHaveAttribute('src', src)
  expect(image.getAttribute('width')).toBe(width)
  expect(image.getAttribute('height')).toBe(width && '480')
})
