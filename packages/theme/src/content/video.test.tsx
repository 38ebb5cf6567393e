import * as React from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContentImages } from './content-images'
import { Video } from './video'

const YOUTUBE = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const poster = {
  path: 'docs/shot.svg',
  width: 30,
  height: 20,
  file: { publicURL: '/static/shot.svg', childImageSharp: null },
}

function stubMotion(reduced: boolean) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: reduced })
  const play = jest.fn().mockRejectedValue(new Error('not now'))
  HTMLMediaElement.prototype.play = play
  return play
}

test('shows a video from another service as a link without a request to the service, and plays the video when pressed', async () => {
  const { container } = render(<Video src={YOUTUBE} title="A tour" />)
  expect(screen.getByRole('link', { name: 'Play video: A tour Plays from YouTube' })).toHaveAttribute('href', YOUTUBE)
  expect(container.querySelectorAll('iframe, img, script')).toHaveLength(0)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByTitle('A tour')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
  )
  expect(screen.getByTitle('A tour')).toHaveFocus()
})

test('leaves a press with a modifier key to the browser', () => {
  render(<Video src={YOUTUBE} title="A tour" />)
  fireEvent.click(screen.getByRole('link'), { ctrlKey: true })
  expect(screen.queryByTitle('A tour')).not.toBeInTheDocument()
})

test('shows the poster of a video from another service', () => {
  const { container } = render(
    <ContentImages images={[poster]}>
      <Video src={YOUTUBE} title="A tour" poster="docs/shot.svg" />
    </ContentImages>,
  )
  expect(container.querySelector('img')).toHaveAttribute('src', '/static/shot.svg')
})

const film = () => screen.getByLabelText<HTMLVideoElement>('A tour')

test('shows a video file with controls, captions and a poster, without starting the video', () => {
  const play = stubMotion(false)
  const { container } = render(
    <ContentImages images={[poster]}>
      <Video src="/films/tour.mp4" title="A tour" poster="docs/shot.svg" captions="/films/tour.vtt" />
    </ContentImages>,
  )
  expect(film()).toHaveAttribute('controls')
  expect(film()).toHaveAttribute('poster', '/static/shot.svg')
  expect(film()).toHaveAttribute('preload', 'none')
  expect(container.querySelector('track')).toHaveAttribute('src', '/films/tour.vtt')
  expect(play).not.toHaveBeenCalled()
})

test.each([false, true])(
  'plays a looping video file without sound, unless the reader prefers reduced motion: %p',
  (reduced) => {
    const play = stubMotion(reduced)
    render(<Video src="/films/tour.mp4" title="A tour" loop />)
    expect(film().muted).toBe(true)
    expect(film()).toHaveAttribute('loop')
    expect(play).toHaveBeenCalledTimes(reduced ? 0 : 1)
  },
)
