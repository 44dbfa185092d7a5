import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { BarraDaFila, lugarEmTexto } from './BarraDaFila.tsx'
import { ComoFila } from './contexto.ts'
import { chaveDe } from './fila.ts'
import { FimDaFila } from './FimDaFila.tsx'
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
  const { atual, fim, posicao, fila, decidiu } = aberta
  const [formularios, setFormularios] = useState(0)
  const contarFormulario = useCallback(() => {
    setFormularios((antes) => antes + 1)
    return () => setFormularios((antes) => antes - 1)
  }, [])
  return (
    <ComoFila value={{ decidiu, formularios, contarFormulario }}>
      <BarraDaFila aberta={aberta} />
      <output style={visuallyHidden}>{pronto && !fim && lugarEmTexto(fim, posicao, fila.length)}</output>
      {(pronto || fim) && <FocoNoTitulo key={`${chaveDe(atual)} ${fim}`} />}
      {fim ? <FimDaFila aberta={aberta} /> : children}
    </ComoFila>
  )
}

/** Puts the focus on the title of a record that opened: what is read next is whom it is about. */
function FocoNoTitulo(): null {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const titulo = document.querySelector<HTMLElement>('main h1')
      if (!titulo) return
      titulo.tabIndex = -1
      // Nothing can be pressed there: a ring would say that something can.
      titulo.style.outline = 'none'
      titulo.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return null
}
