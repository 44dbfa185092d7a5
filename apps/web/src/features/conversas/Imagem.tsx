import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import type { AnexoGeral } from '@rh/domain/contract/arquivos'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { baixarArquivo } from '../../lib/api/download.ts'
import { fetchImage } from '../../lib/api/file-transfer.ts'

const FORA_PX = 200

/** A picture in a message: read once it comes near the window, in a frame that keeps its place meanwhile. */
export function Imagem({ anexo: { id, nome } }: { readonly anexo: AnexoGeral }) {
  const quadro = useRef<HTMLButtonElement>(null)
  const [perto, setPerto] = useState(false)
  useEffect(() => {
    if (!quadro.current) return undefined
    const olho = new IntersectionObserver(([um]) => um?.isIntersecting && setPerto(true), {
      rootMargin: `${FORA_PX}px`,
    })
    olho.observe(quadro.current)
    return () => olho.disconnect()
  }, [])
  const { data, isError } = useQuery({
    queryKey: ['GET /api/chat/anexo/:id', id],
    queryFn: ({ signal }) => fetchImage('GET /api/chat/anexo/:id', { params: { id }, signal }),
    enabled: perto,
    staleTime: Infinity,
    gcTime: 60_000,
  })
  return (
    <ButtonBase
      ref={quadro}
      aria-label={`Baixar a imagem ${nome}`}
      onClick={() => void baixarArquivo('GET /api/chat/anexo/:id', { params: { id } })}
      sx={{
        width: 240,
        maxWidth: '100%',
        height: 160,
        borderRadius: 1.5,
        overflow: 'hidden',
        bgcolor: 'action.hover',
        '& img': { width: '100%', height: '100%', objectFit: 'cover' },
      }}
    >
      {data !== undefined && <img src={data} alt={nome} />}
      {isError && data === undefined && (
        <Typography variant="body2" component="span" color="textSecondary" sx={{ px: 1 }}>
          Não foi possível mostrar a imagem. Clique para baixar.
        </Typography>
      )}
    </ButtonBase>
  )
}
