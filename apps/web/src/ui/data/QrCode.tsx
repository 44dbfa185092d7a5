import Box from '@mui/material/Box'
import { encodeQR } from 'qr'
import { useMemo } from 'react'

/** Light around the code, in its own squares: without it no camera finds the code. */
const BORDA = 4

interface QrCodeProps {
  readonly text: string
  readonly alt: string
}

/** An address for a camera: dark on light in either scheme. */
export function QrCode({ text, alt }: QrCodeProps) {
  const src = useMemo(
    () =>
      `data:image/svg+xml;utf8,${encodeURIComponent(encodeQR(text, 'svg', { ecc: 'medium', border: BORDA }))}`,
    [text],
  )
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      sx={{ flex: 'none', width: 220, height: 220, borderRadius: 2, bgcolor: '#fff' }}
    />
  )
}
