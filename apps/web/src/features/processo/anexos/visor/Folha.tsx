import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { visuallyHidden } from '../../../../theme/visually-hidden.ts'
import { abrirPdf, type Pdf } from './pdf.ts'
import type { Vista } from './vista.ts'

export interface FolhaProps {
  readonly arquivo: Blob
  readonly nome: string
  readonly vista: Vista
  /** Width that fits, in CSS pixels. */
  readonly largura: number
  /** The first page is on the screen. */
  readonly onVista: (paginas: number) => void
  /** The file cannot be shown. */
  readonly onErro: () => void
}

/** One page of a PDF, with its text for who does not see it. */
export function FolhaPdf({ arquivo, nome, vista, largura, onVista, onErro }: FolhaProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [pdf, setPdf] = useState<Pdf | null>(null)
  const [texto, setTexto] = useState<string | null>(null)
  const vistaJa = useEffectEvent(onVista)
  const erro = useEffectEvent(onErro)
  useEffect(() => {
    let aberto: Pdf | null = null
    let largado = false
    const abrir = async (): Promise<void> => {
      try {
        aberto = await abrirPdf(arquivo)
        if (largado) aberto.fechar()
        else setPdf(aberto)
      } catch {
        if (!largado) erro()
      }
    }
    void abrir()
    return () => {
      largado = true
      aberto?.fechar()
    }
  }, [arquivo])
  const { pagina, zoom, giro } = vista
  useEffect(() => {
    if (!pdf || !canvas.current || largura === 0) return undefined
    const parar = new AbortController()
    const alvo = canvas.current
    const desenhar = async (): Promise<void> => {
      try {
        const pedido = { pagina, giro, largura: Math.round(largura * zoom), signal: parar.signal }
        const lido = await pdf.desenhar(alvo, pedido)
        if (parar.signal.aborted) return
        setTexto(lido)
        vistaJa(pdf.paginas)
      } catch {
        if (!parar.signal.aborted) erro()
      }
    }
    void desenhar()
    return () => parar.abort()
  }, [pdf, pagina, zoom, giro, largura])
  const rotulo = `${nome}, página ${pagina}${pdf ? ` de ${pdf.paginas}` : ''}`
  return (
    <>
      {texto === null && <EmBranco largura={largura} />}
      <Box component="figure" aria-label={rotulo} sx={{ m: 0 }}>
        <Box
          component="canvas"
          ref={canvas}
          aria-hidden
          hidden={texto === null}
          sx={{
            display: 'block',
            mx: 'auto',
            bgcolor: '#fff',
            boxShadow: 2,
            '&[hidden]': { display: 'none' },
          }}
        />
        {texto !== null && texto !== '' && (
          <Box component="figcaption" sx={visuallyHidden}>{`Texto da página: ${texto}`}</Box>
        )}
      </Box>
    </>
  )
}

interface Tamanho {
  readonly largura: number
  readonly altura: number
}

/** A photograph, turned and enlarged. */
export function FolhaFoto({ arquivo, nome, vista, largura, onVista, onErro }: FolhaProps) {
  const imagem = useRef<HTMLImageElement>(null)
  const [tamanho, setTamanho] = useState<Tamanho | null>(null)
  useEffect(() => {
    const url = URL.createObjectURL(arquivo)
    if (imagem.current) imagem.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [arquivo])
  const deitada = vista.giro % 180 !== 0
  const natural = tamanho ?? { largura: 1, altura: 1 }
  const [w, h] = deitada ? [natural.altura, natural.largura] : [natural.largura, natural.altura]
  // A small picture is not blown up to the whole width by itself.
  const escala = (Math.min(largura, w * 2) / w) * vista.zoom
  return (
    <>
      {tamanho === null && <EmBranco largura={largura} />}
      <Box
        sx={{
          position: 'relative',
          mx: 'auto',
          width: w * escala,
          height: h * escala,
          boxShadow: 2,
          ...(tamanho === null && { position: 'absolute', opacity: 0 }),
        }}
      >
        <Box
          component="img"
          ref={imagem}
          alt={`Documento ${nome}`}
          onLoad={({ currentTarget }: React.SyntheticEvent<HTMLImageElement>) => {
            setTamanho({
              largura: currentTarget.naturalWidth || 1,
              altura: currentTarget.naturalHeight || 1,
            })
            onVista(1)
          }}
          onError={onErro}
          sx={{
            position: 'absolute',
            left: '50%',
            top: '50%',
            width: natural.largura * escala,
            height: natural.altura * escala,
            transform: `translate(-50%, -50%) rotate(${vista.giro}deg)`,
          }}
        />
      </Box>
    </>
  )
}

const EmBranco = ({ largura }: { readonly largura: number }) => (
  <Skeleton
    variant="rectangular"
    aria-hidden
    sx={{ mx: 'auto', width: largura, height: largura * 1.3, maxHeight: '100%' }}
  />
)
