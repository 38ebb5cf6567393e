import * as React from 'react'
import { act, render, screen } from '@testing-library/react'
import { ContentImages } from '../content-images'
import { ZOOM_FROM_WIDTH_PX } from './image'
import { Image } from '.'

const show = (width: number, props: { block?: boolean; alt?: string } = {}) =>
  render(
    <ContentImages
      images={[{ path: 'a.svg', width, height: 20, file: { publicURL: '/a.svg', childImageSharp: null } }]}
    >
      <Image src="a.svg" alt="A proof" block {...props} />
    </ContentImages>,
  )

test('an image wider than the text can be seen large', async () => {
  expect(ZOOM_FROM_WIDTH_PX).toBe(760)
  await act(async () => void show(ZOOM_FROM_WIDTH_PX + 1))
  expect(await screen.findByRole('button', { name: 'Enlarge: A proof' })).toBeInTheDocument()
})

test('one without words is called an image', async () => {
  await act(async () => void show(2000, { alt: '' }))
  expect(await screen.findByRole('button', { name: 'Enlarge: Image' })).toBeInTheDocument()
})

test.each([
  ['that is no wider', () => show(ZOOM_FROM_WIDTH_PX)],
  ['within a line', () => show(2000, { block: false })],
])('an image %s stays as it is', async (_, render) => {
  await act(async () => void render())
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('an image that is narrower than the text is shown as wide as it is', () => {
  const gatsbyImageData = {
    layout: 'constrained' as const,
    ...{ width: 760, height: 380 },
    images: { fallback: { src: '/a.png' }, sources: [] },
  }
  const file = { publicURL: '/a.png', childImageSharp: { gatsbyImageData } }
  render(
    <ContentImages images={[{ path: 'a.png', width: 200, height: 100, file }]}>
      <Image src="a.png" alt="A mark" />
    </ContentImages>,
  )
  expect(screen.getByRole('img', { name: 'A mark' })).toHaveAttribute('width', '200')
})

test.each([
  ['in static/', '/shots/a.png', '/shots/a.png'],
  ['of another site', 'https://img.example/a.svg#640x480', 'https://img.example/a.svg#640x480'],
])('an image %s is served as it is, in its size', (_, src, shown) => {
  render(
    <ContentImages images={[{ path: '/shots/a.png', width: 640, height: 480, file: null }]}>
      <Image src={src} alt="A mark" block />
    </ContentImages>,
  )
  const image = screen.getByRole('img', { name: 'A mark' })
  expect(image).toHaveAttribute('src', shown)
  expect(image).toHaveAttribute('width', '640')
  expect(image).toHaveAttribute('height', '480')
})

test('an image of another site without a size is shown as large as it is', () => {
  render(<Image src="https://img.example/a.svg" alt="A mark" />)
  expect(screen.getByRole('img', { name: 'A mark' })).not.toHaveAttribute('width')
})
