import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { lazyPart } from '../../../../lib/loading/lazy-part.ts'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { takeFirst, useFilePick } from '../../../../ui/upload/use-file-pick.ts'

const AjustarFoto = lazyPart('AjustarFoto', async () => (await import('./AjustarFoto.tsx')).AjustarFoto)

interface FotografarProps {
  /** Document that the photograph is of. */
  readonly documento: string
  readonly onFoto: (foto: File) => void
}

/** Camera of a phone, straight to the document asked for; the photograph is adjusted before it is sent. */
export function Fotografar({ documento, onFoto }: FotografarProps) {
  const [foto, setFoto] = useState<File | null>(null)
  const { picker, open } = useFilePick(takeFirst(setFoto))
  return (
    <Box sx={{ display: 'none', '@media (pointer: coarse)': { display: 'block' } }}>
      <input {...picker} accept="image/*" capture="environment" />
      <Button
        size="small"
        variant="contained"
        aria-label={`Fotografar: ${documento}`}
        startIcon={<Icon name="camera" size={18} />}
        onPointerDown={AjustarFoto.prefetch}
        onClick={open}
      >
        Fotografar
      </Button>
      {foto && (
        <AjustarFoto
          foto={foto}
          onClose={() => setFoto(null)}
          onPronta={(pronta) => {
            setFoto(null)
            onFoto(pronta)
          }}
        />
      )}
    </Box>
  )
}
