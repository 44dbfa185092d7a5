import { useCallback, useRef, useState } from 'react'
import type { PercentCrop } from 'react-image-crop'
import { girar, recortar } from './foto.ts'

const INTEIRA: PercentCrop = { unit: '%', x: 2, y: 2, width: 96, height: 96 }

/** A photograph that is cropped, turned and straightened, until this device turns out not to be able to. */
export function useAjuste(original: File, onPronta: (foto: File) => void) {
  const [foto, setFoto] = useState(original)
  const [recorte, setRecorte] = useState<PercentCrop>(INTEIRA)
  const [angulo, setAngulo] = useState(0)
  const [falhou, setFalhou] = useState(false)
  const { imagem, mostrar } = useMostrar(foto)
  const usar = async (fazer: (imagem: HTMLImageElement) => Promise<File>, depois: (nova: File) => void) => {
    if (!imagem.current) return
    try {
      depois(await fazer(imagem.current))
    } catch {
      setFalhou(true)
    }
  }
  return {
    recorte,
    setRecorte,
    angulo,
    setAngulo,
    falhou,
    falhar: () => setFalhou(true),
    mostrar,
    virar: () =>
      void usar(
        (alvo) => girar(alvo, original.name),
        (nova) => {
          setFoto(nova)
          setRecorte(INTEIRA)
        },
      ),
    concluir: () =>
      void usar((alvo) => recortar(alvo, emPixels(recorte, alvo), angulo, original.name), onPronta),
  }
}
export type Ajuste = ReturnType<typeof useAjuste>

const emPixels = ({ x, y, width, height }: PercentCrop, { width: w, height: h }: HTMLImageElement) => ({
  x: (x * w) / 100,
  y: (y * h) / 100,
  width: (width * w) / 100,
  height: (height * h) / 100,
})

/** Shows a file in an image while both are there: the dialog puts its content on the page after it is opened itself. */
function useMostrar(arquivo: File) {
  const imagem = useRef<HTMLImageElement>(null)
  const mostrar = useCallback(
    (img: HTMLImageElement) => {
      const url = URL.createObjectURL(arquivo)
      img.src = url
      imagem.current = img
      return () => {
        imagem.current = null
        URL.revokeObjectURL(url)
      }
    },
    [arquivo],
  )
  return { imagem, mostrar }
}
