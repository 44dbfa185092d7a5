import { useCallback, useState, type ReactNode } from 'react'
import { BarraDaFila, lugarEmTexto } from './BarraDaFila.tsx'
import { ComoFila } from './contexto.ts'
import { FimDaFila } from './FimDaFila.tsx'
import { FocoNoTitulo } from './FocoNoTitulo.ts'
import { useFilaAberta } from './use-fila-aberta.ts'
import { visuallyHidden } from '../../../theme/visually-hidden.ts'

interface ComFilaProps {
  /** The record is shown, and not its skeleton. */
  readonly pronto: boolean
  readonly children: ReactNode
}

/** Record of a queue: the bar over it, and the next one after each decision. */
export function ComFila({ pronto, children }: ComFilaProps) {
  const aberta = useFilaAberta()
  const { fim, posicao, fila, decidiu } = aberta
  const [formularios, setFormularios] = useState(0)
  const contarFormulario = useCallback(() => {
    setFormularios((antes) => antes + 1)
    return () => setFormularios((antes) => antes - 1)
  }, [])
  return (
    <ComoFila value={{ decidiu, formularios, contarFormulario }}>
      <BarraDaFila aberta={aberta} />
      <output style={visuallyHidden}>{pronto && !fim && lugarEmTexto(fim, posicao, fila.length)}</output>
      {fim && <FocoNoTitulo />}
      {fim ? <FimDaFila aberta={aberta} /> : children}
    </ComoFila>
  )
}
