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

test('lets the reader enlarge an image wider than the text', async () => {
  await act(async () => void show(ZOOM_FROM_WIDTH_PX + 1))
  expect(await screen.findByRole('button', { name: 'Enlarge: A proof' })).toBeInTheDocument()
})

test('names an image without alternative text "Image"', async () => {
  await act(async () => void show(2000, { alt: '' }))
  expect(await screen.findByRole('button', { name: 'Enlarge: Image' })).toBeInTheDocument()
})

test.each([
  ['that is not wider', () => show(ZOOM_FROM_WIDTH_PX)],
  ['within a line', () => show(2000, { block: false })],
])('does not enlarge an image %s', async (_, render) => {
  await act(async () => void render())
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('shows a narrow image in its own width', () => {
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
  ['on another site', 'https://img.example/a.svg#640x480', 'https://img.example/a.svg#640x480'],
])('serves an image %s unchanged, with its size', (_, src, shown) => {
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

test('sets no size for an external image of unknown size', () => {
  render(<Image src="https://img.example/a.svg" alt="A mark" />)
  expect(screen.getByRole('img', { name: 'A mark' })).not.toHaveAttribute('width')
})
