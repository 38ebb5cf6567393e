import * as React from 'react'
import { useState } from 'react'
import { Button } from '@galley/ui/button'
import { Input } from '@galley/ui/input'
import { Modal } from '@galley/ui/modal'
import { PreviewIcon } from '../preview-icon'
import { DEVICE_FRAME } from '../preview-store'
import type { PanelProps } from './bar-hooks'
import { Amount } from './choice-chip.styles'
import * as S from './preview-dialogs.styles'

/** Sizes in CSS pixels. */
export const DEVICES = [
  { name: 'Phone', width: 390, height: 844 },
  { name: 'Tablet', width: 768, height: 1024 },
  { name: 'Laptop', width: 1024, height: 768 },
] as const

/** Limits of a custom width, in CSS pixels. */
export const MIN_SIDE_PX = 200
export const MAX_SIDE_PX = 4000

interface DeviceDialogProps extends PanelProps {
  /** URL of the current page. */
  page: string
}

/** Shows the current page in a frame with the size of a device, or with a custom width. */
export function DeviceDialog({ page, ...dialog }: DeviceDialogProps) {
  const [{ width, height }, setSize] = useState<{ width: number; height: number }>(DEVICES[0])
  // The typed text. An editor may not have typed a valid width yet.
  const [typed, setTyped] = useState<string>()

  const choose = (size: { width: number; height: number }) => {
    setTyped(undefined)
    setSize({ width: size.width, height: size.height })
  }
  const handleWidth = (text: string) => {
    setTyped(text)
    const next = Number(text)
    if (next >= MIN_SIDE_PX && next <= MAX_SIDE_PX) setSize({ width: Math.round(next), height })
  }

  return (
    <Modal title="Device widths" fullscreen="always" flush {...dialog}>
      <S.DeviceTools>
        <S.Devices role="group" aria-label="Device">
          {DEVICES.map((device) => {
            const isChosen = device.width === width || (device.height === width && device.width === height)
            return (
              <S.Device key={device.name} type="button" aria-pressed={isChosen} onClick={() => choose(device)}>
                {device.name} <Amount>{device.width}</Amount>
              </S.Device>
            )
          })}
        </S.Devices>
        <S.WidthField>
          <Input
            type="number"
            aria-label="Width in pixels"
            min={MIN_SIDE_PX}
            max={MAX_SIDE_PX}
            value={typed ?? width}
            trailing="px"
            onChange={(event) => handleWidth(event.target.value)}
            onBlur={() => setTyped(undefined)}
          />
        </S.WidthField>
        <Button variant="ghost" color="neutral" onClick={() => choose({ width: height, height: width })}>
          <PreviewIcon name="rotate" /> Rotate
        </Button>
        <S.Size role="status">
          {width} × {height}
        </S.Size>
      </S.DeviceTools>
      <S.DeviceRoom>
        <S.DeviceFrame name={DEVICE_FRAME} title="The page at the chosen size" src={page} style={{ width, height }} />
      </S.DeviceRoom>
    </Modal>
  )
}
