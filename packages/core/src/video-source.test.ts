import { readVideoSource } from './video-source'

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://youtube.com/watch?v=dQw4w9WgXcQ&t=10s', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', youtube],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
])('shows %s in a frame without cookies', (src, frame) => {
  expect(readVideoSource(src)).toMatchObject({ kind: 'frame', page: src, frame })
})

test.each(['/films/tour.mp4', '/a.webm'])('recognizes %s as a file of this site', (src) => {
  expect(readVideoSource(src)).toEqual({ kind: 'file', src })
})

test.each([
  '',
  '//a.example/tour.mp4',
  '/films/tour.mov',
  'https://a.example/tour.mp4',
  'http://youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com.a.example/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)',
])('returns undefined for %j', (src) => expect(readVideoSource(src)).toBeUndefined())
