import * as React from 'react'
import { useState } from 'react'
import { Button } from '@galley/ui/button'
import { Input } from '@galley/ui/input'
import { Modal } from '@galley/ui/modal'
import { PreviewIcon } from '../preview-icon'
import { DEVICE_FRAME } from '../preview-state'
import { Amount } from './choice-chip.styles'
import * as S from './preview-dialogs.styles'
import type { PanelProps } from './use-panel'

/** Sizes in CSS pixels. */
export const DEVICES = [
  { name: 'Phone', width: 390, height: 844 },
  { name: 'Tablet', width: 768, height: 1024 },
  { name: 'Laptop', width: 1024, height: 768 },
] as const

/** Limits of a custom width, in CSS pixels. */
export const MIN_SIDE_PX = 200
export const MAX_SIDE_PX = 4000

export const DEVICE_TEXTS = {
  title: 'Device widths',
  devices: 'Device',
  width: 'Width in pixels',
  rotate: 'Rotate',
  frame: 'The page at the chosen size',
} as const

interface DeviceDialogProps extends PanelProps {
  /** URL of the current page. */
  page: string
}

/** Shows the current page in a frame with the size of a device, or with a custom width. */
export function DeviceDialog({ page, ...dialog }: DeviceDialogProps) {
  const [{ width, height }, setSize] = useState<{ width: number; height: number }>(DEVICES[0])
  // The typed text, which may not be a valid width yet.
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
    <Modal title={DEVICE_TEXTS.title} fullscreen="always" flush {...dialog}>
      <S.DeviceTools>
        <S.Devices role="group" aria-label={DEVICE_TEXTS.devices}>
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
            aria-label={DEVICE_TEXTS.width}
            min={MIN_SIDE_PX}
            max={MAX_SIDE_PX}
            value={typed ?? width}
            trailing="px"
            onChange={(event) => handleWidth(event.target.value)}
            onBlur={() => setTyped(undefined)}
          />
        </S.WidthField>
        <Button variant="ghost" color="neutral" onClick={() => choose({ width: height, height: width })}>
          <PreviewIcon name="rotate" /> {DEVICE_TEXTS.rotate}
        </Button>
        <S.Size role="status">
          {width} × {height}
        </S.Size>
      </S.DeviceTools>
      <S.DeviceRoom>
        <S.DeviceFrame name={DEVICE_FRAME} title={DEVICE_TEXTS.frame} src={page} style={{ width, height }} />
      </S.DeviceRoom>
    </Modal>
  )
}
